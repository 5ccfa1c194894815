/** Random bytes in hex: ids of commands, nonces. */
export function random(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
