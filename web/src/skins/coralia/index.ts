/** Coralia: what the faces of the dice, the spaces and the piles look like. */

import { CHEST, FISH, OCTOPUS, STINGRAY } from '../glyphs'

const PEARL =
  'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9 7.200c.9-.6 1.9-.9 3-.9v1.800c-.8 0-1.5.2-2.1.6-.7.5-1.2 1.2-1.4 2l-1.8-.4c.3-1.3 1.1-2.4 2.3-3.100z'
const STARFISH =
  'M12 1.500c1.2 0 1.5 4 2.7 5.5 1.2 1.3 6 .8 7.3 1.7.8 1-3.2 3.3-3.9 5-.5 1.8 1.7 6 .8 7-1 .8-4.5-2.7-6.9-2.700s-5.9 3.5-6.9 2.700c-.9-1 1.3-5.2.8-7-.7-1.7-4.7-4-3.9-5C3.3 7.8 8.1 8.3 9.3 7c1.2-1.5 1.5-5.5 2.7-5.500z'
const DIVER =
  'M12 2a9 9 0 0 0-9 9c0 3 1.2 5.3 3 7v3.500h12V18c1.8-1.7 3-4 3-7a9 9 0 0 0-9-9zm0 4a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6z'
const TURTLE =
  'M12 6c-4 0-7 2.5-7 6.5 0 .5 0 1 .2 1.500L2 17l1.5 1.500L7 16.800c.7.5 1.6.9 2.5 1.100L9 21h2l1-2.7 1 2.700h2l-.5-3.100c.9-.2 1.8-.6 2.5-1.100l3.5 1.700L22 17l-3.2-3c.2-.5.2-1 .2-1.500C19 8.5 16 6 12 6zm0-4.500A2.2 2.2 0 0 0 10 5h4a2.2 2.2 0 0 0-2-3.500z'
const ISLAND =
  'M2 21.500c2-3 5-4.5 9-4.5 0-3 .3-6 1.5-8.5-2-1-4.5-.8-6.5 1 .5-3 3-4.5 6-3.5-.5-2-2.5-2.5-4.5-2C9.5 1.5 13 2 14 5c1.5-2.5 5-2.8 7-.5-2-.2-3.8.4-5 2 3-.6 5.3 1.2 5.5 4-1.8-2-4-2.5-6.5-1.8-1 2.5-1.3 5.3-1.2 8.3 3.5.2 6.3 1.7 8.2 4.500z'

/** The same picture for a face, its space and the like. */
function each(name: string, glyph: string, sorts = ['face', 'space', 'pile', 'sort']): Record<string, string> {
  return Object.fromEntries(sorts.map((sort) => [`${sort}-${name}`, glyph]))
}

const TURTLES = ['white_die', 'jellyfish', 'stingray', 'starfish_card', 'island_card', 'fish_card', 'copy', 'side_chest']
const CHESTS = ['fish_card', 'pearl_card', 'starfish_card', 'island_card', 'island_dice', 'stingray', 'white_die', 'jellyfish']

export default {
  glyphs: {
    ...each('pearl', PEARL),
    ...each('fish', FISH),
    ...each('starfish', STARFISH),
    ...each('octopus', OCTOPUS),
    ...each('diver', DIVER),
    ...each('turtle', TURTLE),
    ...each('treasure', CHEST, ['space']),
    ...each('island', ISLAND, ['pile']),
    ...Object.fromEntries(TURTLES.map((name) => [`turtle-${name}`, TURTLE])),
    ...Object.fromEntries(CHESTS.map((name) => [`chest-${name}`, CHEST])),
    chest: CHEST,
    stingray: STINGRAY,
    'octopuses-left': OCTOPUS,
  },
}
