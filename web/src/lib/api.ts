/** HTTP: answers of the server, or its refusals as errors that carry words. */

import type { Refused, Words } from '../gen/messages'
import { kept } from './kept'

export class Refusal extends Error {
  constructor(
    readonly kind: string,
    readonly words: Words,
  ) {
    super(kind)
  }
}

export function token(): string | null {
  return kept('token')
}

interface Request {
  method?: string
  body?: unknown
  link?: string // the code of a link, for who does not sit at the table
}

const TRIES = 5 // to find the server that has a table
const WAIT_MS = 400

async function ask(path: string, request: Request, tries = TRIES): Promise<Response> {
  const answer = await send(path, request)
  if (answer.ok) return answer
  const refused = await refusal(answer)
  if (refused.kind !== 'elsewhere' || tries === 1) throw refused
  await new Promise((resume) => setTimeout(resume, WAIT_MS))
  return ask(path, request, tries - 1)
}

async function send(path: string, { method = 'GET', body, link }: Request): Promise<Response> {
  const headers: Record<string, string> = {}
  const known = token()
  if (known) headers.Authorization = `Bearer ${known}`
  if (link) headers['Tablereef-Link'] = link
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const sent = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }
  return fetch(path, sent).catch(() => {
    throw new Refusal('unreachable', { key: 'unreachable' })
  })
}

async function refusal(answer: Response): Promise<Refusal> {
  const said = (await answer.json().catch(() => null)) as Refused | null
  return said ? new Refusal(said.kind, said.words) : new Refusal('unreachable', { key: 'unreachable' })
}

export async function call<T>(path: string, request: Request = {}): Promise<T> {
  return (await (await ask(path, request)).json()) as T
}

export async function text(path: string, request: Request = {}): Promise<string> {
  return (await ask(path, request)).text()
}
