/** Copy a text; pages without TLS, as those in a home network, have no clipboard but can copy what is selected. */
export async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const area = document.createElement('textarea')
  area.value = text
  document.body.append(area)
  area.select()
  document.execCommand('copy')
  area.remove()
}
