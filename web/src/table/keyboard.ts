/** The keyboard alone: numbers choose, arrows go from choice to choice, Escape goes back, U takes back, H asks for a hint, Space skips. */

interface Ways {
  skip: (() => void) | null
  back: (() => void) | null
  undo: (() => void) | null
  hint: (() => void) | null
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const BUTTONS = '.offers .button.main:enabled'
const GLOWING = '.piece.lit, .cover'
const CHOICES = `${GLOWING}, ${BUTTONS}`

let isUsed = false // whether the keyboard was used last, not the pointer
let isInBar = false // whether the last choice was made by a button, not on the table
addEventListener('keydown', () => (isUsed = true), true)
addEventListener('pointerdown', () => (isUsed = false), true)
addEventListener('focusin', ({ target }) => (isInBar = (target as Element).matches('.offers .button')))

/** Whoever plays by keyboard goes on from what can be done now, where what had the focus is gone or glows no longer. */
export function regain(): void {
  const active = document.activeElement ?? document.body
  if (!isUsed || !active.matches('body, .piece:not(.lit)')) return
  const next = isInBar ? document.querySelector<HTMLElement>(BUTTONS) : null
  ;(next ?? document.querySelector<HTMLElement>(`${CHOICES}, .ending h1`))?.focus()
}

export function steer(event: KeyboardEvent, { skip, back, undo, hint }: Ways): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target as Element)) return
  if (event.repeat && !(event.key in ARROWS)) return
  const number = numbered(event.key)
  if (skip && [' ', 'Escape'].includes(event.key)) {
    event.preventDefault() // nothing else is pressed by it
    skip()
  } else if (event.key === 'Escape') back?.()
  else if (event.key.toLowerCase() === 'u') undo?.()
  else if (event.key.toLowerCase() === 'h') hint?.()
  else if (number) number.click()
  else if (event.key in ARROWS && walk(...ARROWS[event.key])) event.preventDefault()
}

/** The choice with this number: a button, or, where there are none, the so manieth thing that glows. */
function numbered(key: string): HTMLElement | null {
  const button = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
  const glowing = document.querySelector(BUTTONS) ? [] : [...document.querySelectorAll<HTMLElement>(GLOWING)]
  return button ?? glowing[Number(key) - 1] ?? null
}

function isElsewhere(target: Element): boolean {
  return target.closest('input, select, textarea, dialog, .log') !== null
}

function centre(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** Focus the nearest thing in a direction: among what can be chosen, or, where nothing can, among all pieces. */
function walk(x: number, y: number): boolean {
  const choices = document.querySelectorAll<HTMLElement>(CHOICES)
  const all = choices.length ? choices : document.querySelectorAll<HTMLElement>('button.piece')
  const from = document.activeElement?.matches('.piece, .cover, .offers .button') ? document.activeElement : null
  const target = from ? nearest(from, [...all], x, y) : all[0]
  target?.focus()
  return target !== undefined
}

function nearest(from: Element, all: HTMLElement[], x: number, y: number): HTMLElement | undefined {
  const [fromX, fromY] = centre(from)
  let best: HTMLElement | undefined
  let least = Infinity
  for (const element of all) {
    const [dx, dy] = [centre(element)[0] - fromX, centre(element)[1] - fromY]
    const ahead = dx * x + dy * y
    const aside = Math.abs(dx * y) + Math.abs(dy * x)
    if (element !== from && ahead > 4 && ahead + 2 * aside < least) [best, least] = [element, ahead + 2 * aside]
  }
  return best
}
