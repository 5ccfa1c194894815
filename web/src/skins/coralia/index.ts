/** Coralia: what the faces of the dice, the spaces, the piles and the cards look like. */

import { ANGELFISH, CHEST, CLOWNFISH, DIVER, FISH, LIONFISH, OCTOPUS, PUFFERFISH, STINGRAY } from '../glyphs'

const PEARL =
  'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9 7.200c.9-.6 1.9-.9 3-.9v1.800c-.8 0-1.5.2-2.1.6-.7.5-1.2 1.2-1.4 2l-1.8-.4c.3-1.3 1.1-2.4 2.3-3.100z'
const STARFISH =
  'M12 1.500c1.2 0 1.5 4 2.7 5.5 1.2 1.3 6 .8 7.3 1.7.8 1-3.2 3.3-3.9 5-.5 1.8 1.7 6 .8 7-1 .8-4.5-2.7-6.9-2.700s-5.9 3.5-6.9 2.700c-.9-1 1.3-5.2.8-7-.7-1.7-4.7-4-3.9-5C3.3 7.8 8.1 8.3 9.3 7c1.2-1.5 1.5-5.5 2.7-5.500z'
const TURTLE =
  'M12 6c-4 0-7 2.5-7 6.5 0 .5 0 1 .2 1.500L2 17l1.5 1.500L7 16.800c.7.5 1.6.9 2.5 1.100L9 21h2l1-2.7 1 2.700h2l-.5-3.100c.9-.2 1.8-.6 2.5-1.100l3.5 1.700L22 17l-3.2-3c.2-.5.2-1 .2-1.500C19 8.5 16 6 12 6zm0-4.500A2.2 2.2 0 0 0 10 5h4a2.2 2.2 0 0 0-2-3.500z'
const ISLAND =
  'M2 21.500c2-3 5-4.5 9-4.5 0-3 .3-6 1.5-8.5-2-1-4.5-.8-6.5 1 .5-3 3-4.5 6-3.5-.5-2-2.5-2.5-4.5-2C9.5 1.5 13 2 14 5c1.5-2.5 5-2.8 7-.5-2-.2-3.8.4-5 2 3-.6 5.3 1.2 5.5 4-1.8-2-4-2.5-6.5-1.8-1 2.5-1.3 5.3-1.2 8.3 3.5.2 6.3 1.7 8.2 4.500z'
const JELLYFISH =
  'M12 2c5.500 0 9 4 9 9v1.500H3V11c0-5 3.500-9 9-9zM5 14h2v7l-2-1.500zm4 0h2v8l-2-1zm4 0h2v7l-2 1zm4 0h2v5.500L17 21z'
const PIPS =
  'M7 4.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zm10 0a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zm-5 5a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zm-5 5a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zm10 0a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z'
const DIE = `M5 1.500h14A3.500 3.500 0 0 1 22.500 5v14a3.500 3.500 0 0 1-3.500 3.500H5A3.500 3.500 0 0 1 1.500 19V5A3.500 3.500 0 0 1 5 1.500z${PIPS}`
const COPY = 'M8 2h13v15h-3V5H8zM3 7h13v15H3z'

/** The same picture for a face, its space and the like. */
function each(name: string, glyph: string, sorts = ['face', 'space', 'pile', 'sort']): Record<string, string> {
  return Object.fromEntries(sorts.map((sort) => [`${sort}-${name}`, glyph]))
}

/** One picture for several keys of a sort. */
function all(sort: string, names: string[], glyph: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`${sort}-${name}`, glyph]))
}

const FACES = ['pearl', 'fish', 'starfish', 'octopus', 'diver', 'turtle']

/** What turtles and chests bring. */
const BONUSES = {
  fish_card: FISH,
  pearl_card: PEARL,
  starfish_card: STARFISH,
  island_card: ISLAND,
  island_dice: DIE,
  white_die: PIPS,
  jellyfish: JELLYFISH,
  stingray: STINGRAY,
  side_chest: CHEST,
  copy: COPY,
}
const NAMES = Object.keys(BONUSES)
const BROUGHT = Object.entries(BONUSES).flatMap(([name, glyph]) => ['turtle', 'chest'].map((sort) => [`${sort}-${name}`, glyph]))

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
    ...all('turtle', NAMES, TURTLE),
    ...all('chest', NAMES, CHEST),
    ...all('card', ['pearl_2', 'pearl_3', 'pearl_4', 'pearl_5', 'pearl_6', 'per_pearl'], PEARL),
    ...all('card', ['side_chest', 'per_chest', 'chests_violet_yellow', 'chests_red_green', 'chests_blue_orange'], CHEST),
    ...all('card', ['per_island_die', 'dice_red_violet', 'dice_blue_green', 'dice_yellow_orange'], DIE),
    'card-lionfish': LIONFISH,
    'card-pufferfish': PUFFERFISH,
    'card-angelfish': ANGELFISH,
    'card-anemonefish': CLOWNFISH,
    'card-per_fish': FISH,
    'card-per_turtle': TURTLE,
    'card-jellyfish': JELLYFISH,
    'die-white': PIPS,
    ...all('part', ['side_chest', 'per_chest', 'reef_chests'], CHEST),
    ...all('part', ['fish', 'per_fish'], FISH),
    ...all('part', ['pearls', 'per_pearl'], PEARL),
    'part-per_island_die': DIE,
    'part-per_turtle': TURTLE,
    'part-jellyfish': JELLYFISH,
    'part-diver': DIVER,
    'part-play': PIPS,
    chest: CHEST,
    stingray: STINGRAY,
    'octopuses-left': OCTOPUS,
  },
  badges: Object.fromEntries(BROUGHT),
  abouts: {
    ...Object.fromEntries(FACES.map((name) => [`space-${name}`, [`face-${name}`, 'space']])),
    'space-treasure': ['face-diver', 'space'],
    octopus: ['face-octopus'],
    'octopuses-left': ['face-octopus'],
    diver: ['face-diver'],
    stingray: ['card-lionfish'],
    'dice-left': ['zone-supply'],
  },
}
