/** The fair deal done again in this browser, by the algorithm of docs/fair.md; the kernel has it in Python. */

import type { Draw, Told } from '../gen/messages'

/** What this browser saw and said before the deal. */
export interface Kept {
  commitment: string
  header: string | null // SHA-256 of the journal's first line, as the table told it then
  nonces: Record<number, string> // of the own seats
}

export type Fault = 'commitment' | 'header' | 'nonce' | 'secret' | 'order' | 'derived' | 'draw' | 'seen'

/** What is found: how much was dealt again, and how far this browser can vouch for the rest. */
export interface Finding {
  fault: Fault | null
  chances: number
  seats: number
  own: 'kept' | 'unkept' | 'standin' // a bot sat down before the own nonce counted
}

interface Header {
  tablereef: number
  match: string
  seats: string[]
  deal: { commitment?: string }
}

interface Line {
  by?: number
  code?: number
  remark?: string
  text?: string
}

const FIRST_FORMAT = 1
const CHANCE = -1
const SPACE = 1n << 256n // as many values has SHA-256

class Wrong extends Error {
  constructor(readonly fault: Fault) {
    super(fault)
  }
}

/** Browsers lend their hashes only to pages that came safely. */
export function canCheck(): boolean {
  return crypto.subtle !== undefined
}

/** Whether a journal is dealt as it had to be, and as this browser remembers and saw it. */
export async function check(journal: string, draws: readonly Draw[], kept: Kept | null, seen: readonly Told[]): Promise<Finding> {
  const [first, ...rest] = journal.trimEnd().split('\n')
  const header = JSON.parse(first) as Header
  const lines = rest.map((line) => JSON.parse(line) as Line)
  const chances = lines.filter(({ remark, by }) => !remark && by === CHANCE).length
  const finding: Finding = { fault: null, chances, seats: header.seats.length, own: kept ? 'kept' : 'unkept' }
  try {
    const hash = await sha256(first)
    if (kept) checkKept(header, hash, kept)
    checkSeen(lines, seen)
    const secret = await checkedSecret(header, lines)
    const nonces = await checkedNonces(header, hash, lines)
    if (kept) finding.own = checkOwn(nonces, kept)
    const dealer = await dealerOf(secret, header.tablereef === FIRST_FORMAT ? header.match : hash, nonces.map(({ text }) => text))
    await checkDraws(dealer, chances, draws)
  } catch (problem) {
    if (!(problem instanceof Wrong)) throw problem
    finding.fault = problem.fault
  }
  return finding
}

function checkKept(header: Header, hash: string, kept: Kept): void {
  if (kept.commitment !== header.deal.commitment) throw new Wrong('commitment')
  if (kept.header !== null && kept.header !== hash) throw new Wrong('header')
}

/** The journal has the events that were shown here. */
function checkSeen(lines: readonly Line[], seen: readonly Told[]): void {
  const isOther = ({ version, by, code }: Told): boolean => lines[version - 1]?.by !== by || lines[version - 1].code !== code
  if (seen.some((told) => told.code !== undefined && isOther(told))) throw new Wrong('seen')
}

async function checkedSecret(header: Header, lines: readonly Line[]): Promise<string> {
  const { remark, text = '' } = lines.at(-1) ?? {}
  if (remark !== 'revealed') throw new Wrong('order')
  if ((await sha256(text)) !== header.deal.commitment) throw new Wrong('secret')
  return text
}

interface Nonce {
  seat: number
  text: string
  isDerived: boolean
}

/** One of each seat, before the first event, in the order of the seats; where a bot sits it follows from the header. */
async function checkedNonces(header: Header, hash: string, lines: readonly Line[]): Promise<Nonce[]> {
  const begins = lines.findIndex(({ remark }) => !remark)
  const before = begins < 0 ? lines : lines.slice(0, begins)
  const nonces = nonceLines(lines).toSorted((one, other) => one.seat - other.seat)
  const isWhole = header.seats.every((_, seat) => nonces[seat]?.seat === seat) && nonces.length === header.seats.length
  if (nonceLines(before).length < nonces.length || (begins >= 0 && !isWhole)) throw new Wrong('order')
  for (const { seat, text, isDerived } of nonces) {
    const mustBe = isDerived || (header.tablereef !== FIRST_FORMAT && hasBot(before, seat))
    if (mustBe && text !== (await derivedNonce(hash, seat))) throw new Wrong('derived')
  }
  return nonces
}

function nonceLines(lines: readonly Line[]): Nonce[] {
  const said = lines.filter(({ remark }) => remark === 'nonce' || remark === 'derived')
  return said.map(({ remark, by = CHANCE, text = '' }) => ({ seat: by, text, isDerived: remark === 'derived' }))
}

/** Whether a bot sat on a seat when its nonce was added. */
function hasBot(lines: readonly Line[], seat: number): boolean {
  const given = lines.findIndex(({ remark, by }) => by === seat && (remark === 'nonce' || remark === 'derived'))
  const last = lines.slice(0, given).findLast(({ remark, by }) => by === seat && (remark === 'bot' || remark === 'returned'))
  return last?.remark === 'bot'
}

function checkOwn(nonces: readonly Nonce[], kept: Kept): 'kept' | 'standin' {
  const own = nonces.filter(({ seat }) => seat in kept.nonces)
  if (own.some(({ seat, text, isDerived }) => !isDerived && text !== kept.nonces[seat])) throw new Wrong('nonce')
  return own.some(({ isDerived }) => isDerived) ? 'standin' : 'kept'
}

async function checkDraws(dealer: CryptoKey, chances: number, draws: readonly Draw[]): Promise<void> {
  if (draws.length !== chances) throw new Wrong('draw')
  const drawn = await Promise.all(draws.map(({ lots }, number) => pick(dealer, number, BigInt(lots))))
  if (drawn.some((lot, number) => lot !== BigInt(draws[number].lot))) throw new Wrong('draw')
}

// — the algorithm —

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export async function sha256(text: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', bytes(text)))
}

export function derivedNonce(header: string, seat: number): Promise<string> {
  return sha256(`${header}\n${seat}`)
}

/** Who draws, once the secret, what the nonces were added to, and the nonces are known. */
export async function dealerOf(secret: string, header: string, nonces: readonly string[]): Promise<CryptoKey> {
  const seed = await crypto.subtle.digest('SHA-256', bytes([secret, header, ...nonces].join('\n')))
  return crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
}

/** The lot that chance event `number` draws, each exactly as likely. */
export async function pick(dealer: CryptoKey, number: number, lots: bigint): Promise<bigint> {
  const fair = (SPACE / lots) * lots
  for (let attempt = 0; ; attempt++) {
    const value = BigInt(`0x${hex(await crypto.subtle.sign('HMAC', dealer, bytes(`${number}.${attempt}`)))}`)
    if (value < fair) return value % lots
  }
}
