/** Notes on the board keep apart: one that would lie on another, on a die to touch or on a plate goes to the nearest room. */

import { isBeside, middleOf, roomFor } from '../../lib/room'

const KEPT_FREE = '.player, .head, .bar, .log, .grip'

export function keepApart(board: HTMLElement): void {
  const notes = [...board.querySelectorAll<HTMLElement>('.gain')]
  for (const note of notes) {
    move(note, 0, 0)
    fit(note)
  }
  const taken = [...document.querySelectorAll(KEPT_FREE)].map((thing) => thing.getBoundingClientRect())
  const dice = notes.map(({ previousElementSibling }) => previousElementSibling!.getBoundingClientRect())
  const boxes = notes.map((note) => note.getBoundingClientRect())
  const late: number[] = [] // those that have to move
  boxes.forEach((box, i) => {
    const others = dice.filter((_, k) => k !== i)
    if ([...taken, ...others].some((one) => !isBeside(one, box, 0))) late.push(i)
    else taken.push(box)
  })
  for (const i of late) {
    const box = boxes[i]
    const place = roomFor(box, middleOf(box), [...taken, ...dice], [])
    if (!place) continue
    move(notes[i], place.left - box.left, place.top - box.top)
    taken.push(new DOMRect(place.left, place.top, box.width, box.height))
  }
}

/** As wide as its longest line: words that are broken would leave it as wide as it may be. */
function fit(note: HTMLElement): void {
  note.style.width = ''
  const words = document.createRange()
  const spare = [...note.querySelectorAll('span')].map((line) => {
    words.selectNodeContents(line)
    return line.getBoundingClientRect().width - words.getBoundingClientRect().width
  })
  const width = note.getBoundingClientRect().width - Math.min(...spare)
  note.style.width = `${Math.ceil(width) + 1}px`
}

function move(note: HTMLElement, right: number, down: number): void {
  const isMoved = right !== 0 || down !== 0
  note.style.transform = isMoved ? `translate(${right}px, ${down}px)` : ''
  note.classList.toggle('moved', isMoved)
}
