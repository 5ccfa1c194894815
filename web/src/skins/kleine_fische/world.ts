/** Kleine Fische: a sunny lagoon seen from above. */

import type { World } from '..'
import Board from './Board.svelte'
import Face from './Face.svelte'
import { colourAt, SPECIES } from './fish'
import Mark from './Mark.svelte'
import perch from './perch.svg?raw'
import Sides from './Sides.svelte'
import Sprite from './Sprite.svelte'
import Stake from './Stake.svelte'
import './world.css'

const FISH = 'back-fish'

export default {
  Board,
  Face,
  Sprite,
  perch,
  partColour: colourAt,
  Stake,
  Outcome: Sides,
  avatar: (seat) => `#kf-avatar-${seat}`,
  shows: SPECIES.map((name) => `species-${name}`),
  specimen: (key) => (key.startsWith('species-') ? { key: 'fish', fields: { species: { key }, shells: 2, ink: 0 } } : { key }),
  aspect: 1,
  few: 4, // with more, the way to stay would lie below the bar
  Mark,
  moments: {
    swapped: { sound: 'place' },
    jumped: { sound: 'swim' },
    moved: { sound: 'swim', hold: 480 },
    turned_round: { sound: 'swim' },
    passed: { sound: 'incident', hold: 1200, sign: '✗', isLoss: true },
    played: { sound: 'chest', hold: 1100 },
    looked: { sound: 'pearl', hold: 1100, isAside: true },
    turned_up: { sound: 'turn', hold: 850, back: FISH },
    hidden: { sound: 'incident', hold: 420, back: FISH, sign: '✗', isLoss: true },
    explored: { sound: 'pearl', hold: 900 },
    stopped: { sound: 'save', hold: 700 },
    octopus_moved: { sound: 'grab', hold: 480 },
    announced: { sound: 'grab', hold: 1100 },
    rolled: { sound: 'roll', hold: 1300 },
    stole: { sound: 'coin', back: FISH, sign: '✓' },
    failed: { sound: 'lose', hold: 900, sign: '✗', isLoss: true },
    collected: { sound: 'coin', hold: 420, back: FISH, sign: '✓' },
    entered: { sound: 'chest', hold: 1000, sign: '✓' },
    laid: { sound: 'place', hold: 330, isAside: true },
  },
} satisfies World
