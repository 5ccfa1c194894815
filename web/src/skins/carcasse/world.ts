/** Cap'taine Carcasse: one dive, from the boats down to the wreck. */

import type { World } from '..'
import Board from './Board.svelte'
import { captainOf } from './captains'
import Face from './Face.svelte'
import { dark, familyAt } from './families'
import Label from './Label.svelte'
import perch from './perch.svg?raw'
import Sprite from './Sprite.svelte'
import Stake from './Stake.svelte'
import './world.css'

export default {
  few: 4, // more would lie below the bar; all can be touched where they lie
  Board,
  Face,
  Label,
  Sprite,
  perch,
  partColour: dark,
  partSign: (key) => (familyAt(key) ? `#cc-glyph-${familyAt(key)?.name}` : undefined),
  Stake,
  avatar: captainOf,
  specimen: (key) => (familyAt(key) ? { key: 'card', fields: { family: { key }, value: 5 } } : { key }),
  moments: {
    dealt: { sound: 'turn', hold: 500 },
    began: { sound: 'place' },
    turned: { sound: 'turn', hold: 750 },
    kept: { sound: 'coin', hold: 700, sign: '↑' },
    knifed: { sound: 'grab', hold: 1000, isLoss: true },
    scavenged: { sound: 'grab', hold: 1000 },
    harpooned: { sound: 'grab', hold: 1000 },
    parried: { sound: 'grab', hold: 1200 },
    netted: { sound: 'swim', hold: 900 },
    dug: { sound: 'swim', hold: 900 },
    peeked: { sound: 'pearl', hold: 900, isAside: true },
    sifted: { sound: 'turn', hold: 500, isAside: true },
    indebted: { sound: 'grab', hold: 1000 },
    released: { sound: 'save' },
    ignored: { isAside: true },
    incident: { sound: 'incident', hold: 2200, sign: '⚡', isLoss: true },
    surfaced: { sound: 'surface', hold: 700 },
    collected: { sound: 'coin', hold: 420, sign: '↑' },
    gained: { sound: 'chest', hold: 600, sign: '↑' },
    looted: { sound: 'chest', hold: 600, sign: '↑' },
    lost: { sound: 'place', hold: 320, isLoss: true },
    inherited: { sound: 'coin', hold: 420 },
  },
} satisfies World
