/** Letters drawn with one stroke each, capitals 28 high: how far to the next one, and the stroke. Digits are the drawings on the cards. */

const CAPITALS: Record<string, [advance: number, stroke: string]> = {
  A: [28, 'M3.5,32L13,4L22.5,32M7,22.5L19,22.5'],
  B: [27, 'M12,17.5L5,17.5M5,4L12,4C16,4 18.5,7 18.5,10.7C18.5,14.5 16,17.5 12,17.5C17,17.5 20,20.5 20,24.7C20,29 17,32 12.5,32L5,32Z'],
  C: [27, 'M20.5,10C19,6.5 16.5,4 12.5,4C7,4 4,10 4,18C4,26 7,32 12.5,32C16.5,32 19,29.5 20.5,26'],
  D: [29, 'M5,4L10.5,4C18,4 22,10 22,18C22,26 18,32 10.5,32L5,32Z'],
  E: [25, 'M18.5,4L5,4L5,32L18.5,32M5,18L16,18'],
  F: [24, 'M18,4L5,4L5,32M5,18L15.5,18'],
  G: [28, 'M20.5,10C19,6.5 16.5,4 12.5,4C7,4 4,10 4,18C4,26 7,32 12.5,32C18,32 21,28 21,20L14.5,20'],
  H: [28, 'M5,4L5,32M20,4L20,32M5,18L20,18'],
  I: [15, 'M6,4L6,32'],
  J: [21, 'M14,4L14,24C14,29 11.5,32 8,32C5.5,32 3.5,30.5 3,28'],
  K: [26, 'M5,4L5,32M19,4L5.5,20M10.5,15L20,32'],
  L: [23, 'M5,4L5,32L17.5,32'],
  M: [33, 'M4.5,32L6,4L15,22L24,4L25.5,32'],
  N: [29, 'M5,32L5,4L21,32L21,4'],
  O: [30, 'M13.5,4C19.5,4 23,10 23,18C23,26 19.5,32 13.5,32C7.5,32 4,26 4,18C4,10 7.5,4 13.5,4Z'],
  P: [26, 'M5,32L5,4L12,4C17,4 20,7.5 20,12C20,16.5 17,20 12,20L5,20'],
  Q: [30, 'M13.5,4C19.5,4 23,10 23,18C23,26 19.5,32 13.5,32C7.5,32 4,26 4,18C4,10 7.5,4 13.5,4ZM15.5,25L23,33'],
  R: [27, 'M5,32L5,4L12,4C17,4 20,7 20,11.5C20,16 17,19 12,19L5,19M12.5,19L20.5,32'],
  S: [26, 'M19,9.5C18,6 15,4 11.5,4C7,4 4.5,7 4.5,10.5C4.5,19.5 19.5,16 19.5,25C19.5,29 16,32 11.5,32C7.5,32 4.5,30 3.5,26'],
  T: [25, 'M3,4L19,4M11,4L11,32'],
  U: [28, 'M5,4L5,22C5,28.5 8,32 12.5,32C17,32 20,28.5 20,22L20,4'],
  V: [28, 'M3.5,4L12.5,32L21.5,4'],
  W: [37, 'M3.5,4L10,32L17,11L24,32L30.5,4'],
  X: [27, 'M4,4L20,32M20,4L4,32'],
  Y: [26, 'M3.5,4L11.5,18L19.5,4M11.5,18L11.5,32'],
  Z: [27, 'M4,4L19.5,4L4,32L20,32'],
  '!': [14, 'M6,4L6,22M6,31.5L6,32'],
  '+': [27, 'M12,10L12,27M3.5,18.5L20.5,18.5'],
  '−': [27, 'M3.5,18.5L20.5,18.5'],
}

/** What stands on or under a letter, by how Unicode takes letters apart. */
const MARKS: Record<string, string> = {
  '\u0300': 'M8.5,-9L13.5,-4',
  '\u0301': 'M16.5,-9L11.5,-4',
  '\u0302': 'M8,-4L12.5,-9L17,-4',
  '\u0308': 'M8,-5.5L8,-5.4M17,-5.5L17,-5.4',
  '\u0327': 'M13,32L10.5,39',
}

const DIGITS: Record<string, number> = { 1: 18, 4: 26 }
const [DIGIT, SPACE] = [25, 14]

export interface Letter {
  x: number
  stroke?: string
  digit?: string
}

/** A line of letters and how wide it is; nothing where one of them has not been drawn. */
export function lettered(text: string): { letters: Letter[]; width: number } | null {
  const letters: Letter[] = []
  let [x, last] = [0, 0]
  for (const sign of text.toUpperCase().normalize('NFD')) {
    const capital = CAPITALS[sign]
    if (sign in MARKS) letters.push({ x: last, stroke: MARKS[sign] })
    else {
      if (/\d/.test(sign)) letters.push({ x, digit: sign })
      else if (capital) letters.push({ x, stroke: capital[1] })
      else if (!/\s/.test(sign)) return null
      last = x
      x += capital?.[0] ?? (/\s/.test(sign) ? SPACE : (DIGITS[sign] ?? DIGIT))
    }
  }
  return { letters, width: x }
}

const LONGEST = 260 // of a line that has a space where it can be broken

/** A long text in two lines as equal as can be. */
export function broken(text: string): string[] {
  const widthOf = (part: string): number => lettered(part)?.width ?? 0
  if (widthOf(text) <= LONGEST || !text.includes(' ')) return [text]
  const words = text.split(' ')
  const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const longer = (way: string[]): number => Math.max(...way.map(widthOf))
  return ways.reduce((best, way) => (longer(way) < longer(best) ? way : best))
}
