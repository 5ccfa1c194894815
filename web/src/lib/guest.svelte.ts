/** Who sits at this browser: a name and a token, made when first needed, no account. */

import type { Credentials, Me } from '../gen/messages'
import { call, Refusal, token } from './api'
import { keep, kept } from './kept'

const NAMES = ['Marina', 'Kai', 'Ondine', 'Finn', 'Delfina', 'Nils', 'Perla', 'Nemo']
export const LONGEST_NAME = 24

/** A name for somebody new, the same when the page is opened again. */
function drawn(): string {
  const one = NAMES[Math.floor(Math.random() * NAMES.length)]
  keep('name', one)
  return one
}

let name = $state(kept('name') ?? drawn())

export const guest = {
  get name(): string {
    return name
  },
}

function take(made: { name: string; token?: string }): void {
  name = made.name
  keep('name', made.name)
  if (made.token) keep('token', made.token)
}

/** Come in, if not yet here. */
export async function welcome(): Promise<void> {
  if (!token()) take(await call<Credentials>('/api/guests', { method: 'POST', body: { name } }))
}

export async function rename(wanted: string): Promise<void> {
  const short = wanted.trim().slice(0, LONGEST_NAME)
  if (!short || short === name) return
  if (token()) take(await call<Me>('/api/me', { method: 'PUT', body: { name: short } }))
  else take({ name: short })
}

/** The own tables; none for who was never here, or whom the server no longer knows. */
export async function me(): Promise<Me | null> {
  if (!token()) return null
  try {
    const found = await call<Me>('/api/me')
    take(found)
    return found
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.kind !== 'unknown_guest') throw problem
    keep('token', '')
    return null
  }
}

/** The personal link: it makes another device the same guest. */
export function personalLink(): string {
  return `${location.origin}/me#${token() ?? ''}`
}

export async function become(other: string): Promise<void> {
  const before = token() ?? ''
  keep('token', other)
  if (await me()) return
  keep('token', before)
  throw new Refusal('unknown_guest', { key: 'refusal-unknown_guest' })
}
