/** What this browser keeps; without a store (private windows) it lasts as long as the page. */

const page = new Map<string, string>()

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`tablereef-${name}`)
  } catch {
    return page.get(name) ?? null
  }
}

export function keep(name: string, value: string): void {
  page.set(name, value)
  try {
    localStorage.setItem(`tablereef-${name}`, value)
  } catch {
    // this page remembers it
  }
}
