// Real matches over real sockets on boardgame.io: one act per table and second, from the act to the update that shows it.
const { spawn } = require('node:child_process')
const fs = require('node:fs')
const { io } = require('socket.io-client')

const [tables, seconds] = [Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 60)]
const [SEATS, WARM_UP, PORT] = [4, 5, 8950]
const [HOUSE, LOBBY] = [`http://127.0.0.1:${PORT}`, `http://127.0.0.1:${PORT + 1}`]
const pause = (milliseconds) => new Promise((done) => setTimeout(done, Math.max(0, milliseconds)))
const post = async (path, body) =>
  (await fetch(LOBBY + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
const resident = (pid) => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'ascii'))[1])
const processor = (pid) => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'ascii').split(')').pop().trim().split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
const stolen = () => Number(fs.readFileSync('/proc/stat', 'ascii').split('\n')[0].trim().split(/\s+/)[8]) / 100 // what the host gave to others
const figures = { milliseconds: [], matches: 0, lost: 0 }

class Table {
  async open() {
    this.close()
    this.match = (await post('/games/reef/create', { numPlayers: SEATS })).matchID
    this.seats = []
    for (let seat = 0; seat < SEATS; seat++) await this.sit(String(seat))
  }

  async sit(seat) {
    const { playerCredentials } = await post(`/games/reef/${this.match}/join`, { playerID: seat, playerName: `Guest ${seat}` })
    const socket = io(`${HOUSE}/reef`, { transports: ['websocket'], forceNew: true })
    const hear = (state) => {
      this.state = this.state && this.state._stateID > state._stateID ? this.state : state
      if (this.waiting && this.waiting.seat === seat && state._stateID > this.waiting.version) this.waiting.done()
    }
    const synced = new Promise((done) => socket.on('sync', (match, info) => { hear(info.state); done() }))
    socket.on('update', (match, state) => hear(state))
    socket.emit('sync', this.match, seat, playerCredentials, SEATS)
    this.seats.push({ socket, playerCredentials })
    await synced
  }

  async act(measured) {
    if (this.state.ctx.gameover) {
      figures.matches += 1
      this.state = undefined
      return this.open()
    }
    const seat = this.state.ctx.currentPlayer
    const type = this.state.G.row.length && Math.random() < 0.4 ? 'surface' : 'dive'
    const { socket, playerCredentials } = this.seats[seat]
    const version = this.state._stateID
    const move = { type: 'MAKE_MOVE', payload: { type, args: [], playerID: seat, credentials: playerCredentials } }
    const sent = performance.now()
    const shown = new Promise((done) => { this.waiting = { seat, version, done: () => done(true) } })
    socket.emit('update', move, version, this.match, seat)
    const came = await Promise.race([shown, pause(5000)])
    if (measured && came) figures.milliseconds.push(performance.now() - sent)
    if (!came) figures.lost += 1
    this.waiting = undefined
  }

  async play(began) {
    let due = began + Math.random() * 1000
    const [from, until] = [began + WARM_UP * 1000, began + (WARM_UP + seconds) * 1000]
    for (; due < until; due += 1000) {
      await pause(due - performance.now())
      await this.act(performance.now() >= from)
    }
    this.close()
  }

  close() {
    for (const { socket } of this.seats ?? []) socket.close()
  }
}

const main = async () => {
  const server = spawn(process.execPath, [`${__dirname}/server.js`, PORT], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((done) => server.stdout.once('data', done))
  await pause(500)
  const party = Array.from({ length: tables }, () => new Table())
  await party[0].open()
  const empty = resident(server.pid)
  for (const table of party.slice(1)) await table.open()
  const [full, began, used, taken] = [resident(server.pid), performance.now(), processor(server.pid), stolen()]
  await Promise.all(party.map((table) => table.play(began)))
  const lasted = (performance.now() - began) / 1000
  const [cores, lostCores] = [processor(server.pid) - used, stolen() - taken].map((one) => Number((one / lasted).toFixed(2)))
  server.kill()
  const times = figures.milliseconds.sort((a, b) => a - b)
  const at = (share) => Number(times[Math.min(times.length - 1, Math.floor(share * times.length))]?.toFixed(2))
  console.log(JSON.stringify({
    tables, seats: tables * SEATS, acts: times.length, acts_per_second: times.length / seconds, lost: figures.lost,
    matches_finished: figures.matches, ms_median: at(0.5), ms_p99: at(0.99), ms_worst: at(1),
    kB_per_table: Number(((full - empty) / Math.max(1, tables - 1)).toFixed(1)), server_cores: cores,
    stolen_cores: lostCores,
  }))
  process.exit(0)
}

main()
