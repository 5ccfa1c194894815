/** Sentences: Project Fluent turns words (keys with fields) into the language that is chosen now. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Words } from '../gen/messages'
import { text } from './api'
import { keep, kept } from './kept'

export const LANGUAGES = { de: 'Deutsch', en: 'English', fr: 'Français', it: 'Italiano', nl: 'Nederlands' }
export type Language = keyof typeof LANGUAGES

const own = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' })

function isLanguage(name: string | null): name is Language {
  return name !== null && name in LANGUAGES
}

function first(): Language {
  const wanted = [kept('language'), ...navigator.languages.map((name) => name.slice(0, 2))]
  return wanted.find(isLanguage) ?? 'en'
}

let language = $state<Language>(first())
/** The sentences of a game, and the keys of each sort in their order: all families, all species … */
interface Texts {
  bundle: FluentBundle
  sorts: Map<string, string[]>
}

let texts = $state.raw<Record<string, Texts>>({}) // by game; '' for the client's own
const loading = new Map<string, Promise<Texts>>()

export const speech = {
  get language(): Language {
    return language
  },
}

const fetched = new Map<string, Promise<string>>()

/** A file of the server, fetched once. */
function served(name: Language, folder: string): Promise<string> {
  const path = `/api/texts/${name}/${folder}.ftl`
  const file = fetched.get(path) ?? text(path)
  fetched.set(path, file)
  file.catch(() => fetched.delete(path))
  return file
}

async function load(name: Language, game: string): Promise<Texts> {
  const folders = ['kernel', 'table', ...(game ? [game] : [])]
  const files = folders.map((folder) => served(name, folder))
  if (!game) files.push(served(name, 'titles'), own[`../text/${name}.ftl`]())
  const bundle = new FluentBundle(name, { useIsolating: false })
  const keys: string[] = []
  for (const file of await Promise.all(files)) {
    const resource = new FluentResource(file)
    bundle.addResource(resource)
    keys.push(...resource.body.map((message) => message.id))
  }
  return { bundle, sorts: sorted(keys) }
}

function sort(key: string): string {
  return key.split('-', 1)[0]
}

function sorted(keys: string[]): Map<string, string[]> {
  return Map.groupBy(keys.filter((key) => key.includes('-') && !key.endsWith('-about')), sort)
}

function loaded(name: Language, game: string): Promise<Texts> {
  const key = `${name}/${game}`
  const made = loading.get(key) ?? load(name, game)
  loading.set(key, made)
  made.catch(() => loading.delete(key))
  return made
}

/** Have the texts of a game at hand ('' for the client's own). */
export async function learn(game = ''): Promise<void> {
  const made = await loaded(language, game)
  texts = { ...texts, [game]: made }
  document.documentElement.lang = language
}

/** Another language, everywhere and at once. */
export async function speak(name: Language): Promise<void> {
  const games = Object.keys(texts)
  const made = await Promise.all(games.map((game) => loaded(name, game)))
  keep('language', name)
  language = name
  texts = Object.fromEntries(games.map((game, i) => [game, made[i]]))
  document.documentElement.lang = name
}

export function isReady(game = ''): boolean {
  return game in texts
}

/** The name of a game; it is known before its other texts are. */
export function titleOf(game: string): string {
  return game && t(`game-name-${game}`)
}

/** One table's way to speak: the words of its game, the names of its players. */
export class Speech {
  constructor(
    readonly game: string,
    readonly names: readonly string[] = [],
  ) {}

  has(key: string): boolean {
    return texts[this.game]?.bundle.hasMessage(key) ?? false
  }

  say(words: Words): string {
    const seat = words.key === 'seat' ? words.fields?.seat : undefined
    if (typeof seat === 'number' && this.names[seat]) return this.names[seat]
    const bundle = texts[this.game]?.bundle
    const pattern = bundle?.getMessage(words.key)?.value
    if (!pattern) return bundle ? words.key : ''
    return bundle.formatPattern(pattern, this.fields(words), [])
  }

  private fields(words: Words): Record<string, string | number> {
    const spoken = Object.entries(words.fields ?? {}).map(([name, value]) => [name, this.value(value)])
    return Object.fromEntries(spoken)
  }

  private value(value: number | string | Words): string | number {
    return typeof value === 'object' ? this.say(value) : value
  }

  /** The keys of the same sort as this one. */
  siblings(key: string): string[] {
    return texts[this.game]?.sorts.get(sort(key)) ?? []
  }
}

const plain = new Speech('')

/** A text of the client itself. */
export function t(key: string, fields: Record<string, number | string | Words> = {}): string {
  return plain.say({ key, fields })
}
