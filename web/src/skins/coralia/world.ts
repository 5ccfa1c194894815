/** Coralia: a lagoon with six reefs around an island. */

import type { World } from '..'
import type { Words } from '../../gen/messages'
import Board from './Board.svelte'
import Face from './Face.svelte'
import Mark from './Mark.svelte'
import perch from './perch.svg?raw'
import Pills from './Pills.svelte'
import Place from './Place.svelte'
import Sprite from './Sprite.svelte'
import { COLOURS, FACES } from './words'
import './styles/palette.css'
import './styles/pieces.css'
import './styles/board.css'
import './styles/finale.css'
import './styles/over.css'
import './styles/sizes.css'

/** The steps of the scoring in the colours of their cards, as they are counted; the first of them card by card. */
const PARTS: Record<string, string> = {
  'part-play': '#10707c',
  ...Object.fromEntries(['per_island_die', 'per_turtle', 'per_chest', 'side_chest', 'jellyfish', 'reef_chests'].map((name) => [`part-${name}`, '#a83c18'])),
  'part-diver': '#6b4a10',
  'part-fish': '#0e6480',
  'part-per_fish': '#0e6480',
  'part-pearls': '#5b3390',
  'part-per_pearl': '#5b3390',
}

/** A die that shows a face, each face in another colour. */
function dieWith(key: string): Words | null {
  const number = FACES.indexOf(key.replace('face-', ''))
  return number < 0 ? null : { key: 'die', fields: { colour: { key: `colour-${COLOURS[number]}` }, face: { key } } }
}

export default {
  Board,
  Face,
  Place,
  Mark,
  Sprite,
  Stake: Pills,
  perch,
  partColour: (key) => PARTS[key],
  specimen: (key) => dieWith(key) ?? { key },
  few: 0, // everything can be touched where it lies
  moments: {
    covered: { sound: 'place' },
    took: { sound: 'place', isAside: true },
    kept: { sound: 'place', isAside: true },
    threw: { sound: 'roll', hold: 260, isAside: true },
    rolled: { sound: 'roll', hold: 320, isAside: true },
    rerolled: { sound: 'incident', isAside: true },
    placed: { sound: 'place', hold: 800 },
    landed: { sound: 'place', hold: 800 },
    rolled_white: { sound: 'roll', hold: 1100 },
    set_white: { sound: 'place', hold: 800 },
    returned_white: { sound: 'surface' },
    drew: { sound: 'turn' },
    looked: { sound: 'turn', isAside: true },
    picked: { sound: 'pearl' },
    gained_stingray: { sound: 'swim' },
    dived: { sound: 'swim', hold: 900 },
    slid: { sound: 'swim' },
    raised: { sound: 'chest' },
    opened: { sound: 'chest', hold: 1200 },
    met: { sound: 'save', hold: 900 },
    copied: { sound: 'save' },
    earned: { sound: 'coin', hold: 1000, isCalm: true },
    showed: { sound: 'turn', hold: 320, isCalm: true },
    played: { sound: 'turn', hold: 900, isCalm: true },
    scoring: { sound: 'surface', hold: 1400, isCalm: true },
    ended: { hold: 1600, isCalm: true },
  },
} satisfies World
