/** Names in one sentence: "Ada, Bob and Cleo". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' }).format(names)
}
