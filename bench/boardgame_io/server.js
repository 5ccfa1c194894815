// A small equivalent game on boardgame.io's own server, kept in its memory: dive card by card, or surface.
const { Server, Origins } = require('boardgame.io/server')

const FAMILIES = 10
const deck = () => Array.from({ length: 60 }, (_, card) => card)

const reef = {
  name: 'reef',
  setup: ({ ctx, random }) => ({
    secret: { pile: random.Shuffle(deck()) },
    row: [],
    holds: Array.from({ length: ctx.numPlayers }, () => []),
    left: 60,
  }),
  playerView: ({ G }) => ({ ...G, secret: undefined }),
  moves: {
    dive: {
      client: false,
      move: ({ G, events }) => {
        const card = G.secret.pile.pop()
        G.left = G.secret.pile.length
        const incident = G.row.some((other) => other % FAMILIES === card % FAMILIES)
        G.row.push(card)
        if (incident) G.row = []
        if (incident || !G.left) events.endTurn()
      },
    },
    surface: {
      client: false,
      move: ({ G, ctx, events }) => {
        G.holds[ctx.currentPlayer].push(...G.row)
        G.row = []
        events.endTurn()
      },
    },
  },
  endIf: ({ G }) => (G.left === 0 ? { draw: true } : undefined),
}

// its lobby has a port of its own: with today's Koa its routes are not found on the port of the sockets
const port = Number(process.argv[2])
Server({ games: [reef], origins: [Origins.LOCALHOST] }).run({
  port,
  lobbyConfig: { apiPort: port + 1 },
  callback: () => console.log('ready'),
})
