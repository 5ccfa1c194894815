/** Which page the address means, and how to go to another one. */

export type Page = 'home' | 'new' | 'table' | 'join' | 'watch' | 'replay' | 'lesson' | 'me' | 'mail-off'

export interface Route {
  page: Page
  id: string // of a game (new, lesson) or of a table
  code: string // what stands behind the #: an invitation, a watching link, a token, the way out of mail
  query: URLSearchParams
}

const PAGES: Page[] = ['new', 'table', 'join', 'watch', 'replay', 'lesson', 'me', 'mail-off']

function read(): Route {
  const [page, id = ''] = location.pathname.split('/').filter(Boolean)
  const known = PAGES.find((name) => name === page) ?? 'home'
  return { page: known, id, code: location.hash.slice(1), query: new URLSearchParams(location.search) }
}

let current = $state.raw<Route>(read())

export const route = {
  get now(): Route {
    return current
  },
}

export function go(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address)
  current = read()
  scrollTo(0, 0)
}

addEventListener('popstate', () => (current = read()))
addEventListener('hashchange', () => (current = read()))

/** Links inside the client change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  go(link.href)
}
