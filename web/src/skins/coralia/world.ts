/** Coralia: a lagoon with six reefs around an island. */

import type { World } from '..'
import Board from './Board.svelte'
import Face from './Face.svelte'
import Mark from './Mark.svelte'
import Place from './Place.svelte'
import './styles/palette.css'
import './styles/pieces.css'
import './styles/board.css'
import './styles/over.css'
import './styles/sizes.css'

export default {
  Board,
  Face,
  Place,
  Mark,
  few: 0, // everything can be touched where it lies
  moments: {
    covered: { sound: 'place' },
    took: { sound: 'place' },
    kept: { sound: 'place' },
    threw: { sound: 'roll', hold: 260 },
    rolled: { sound: 'roll', hold: 320 },
    rerolled: { sound: 'incident' },
    placed: { sound: 'place', hold: 800 },
    landed: { sound: 'place', hold: 800 },
    rolled_white: { sound: 'roll', hold: 1100 },
    set_white: { sound: 'place', hold: 800 },
    returned_white: { sound: 'surface' },
    drew: { sound: 'turn' },
    looked: { sound: 'turn' },
    picked: { sound: 'pearl' },
    gained_stingray: { sound: 'swim' },
    dived: { sound: 'swim', hold: 900 },
    slid: { sound: 'swim' },
    raised: { sound: 'chest' },
    opened: { sound: 'chest', hold: 1200 },
    met: { sound: 'save', hold: 900 },
    copied: { sound: 'save' },
    earned: { sound: 'coin' },
    showed: { sound: 'turn' },
    played: { sound: 'turn', hold: 900 },
    scoring: { sound: 'surface', hold: 1200 },
  },
} satisfies World
