/** Kleine Fische: what each species looks like, each of another shape. */

import { ANGELFISH, CHEST, CLOWNFISH, FISH, LIONFISH, OCTOPUS, PUFFERFISH, STINGRAY } from '../glyphs'

const FINS = 'M8.500 2h7l.5 7c3 3 4.500 7.500 5 13H3c.5-5.500 2-10 5-13zM11 12l-1.500 7H11zm2 0v7h1.500z'
const LIGHT =
  'M1.500 9H11v6H1.500zM12.500 8 16 6v12l-3.500-2zM18 11h5v2h-5zm-.5-4.500 3.500-3L22.200 5l-3.500 3zm0 11 1.200-1.500 3.500 3-1.200 1.500z'
const RAINBOW = 'M1 19a11 11 0 0 1 22 0h-3a8 8 0 0 0-16 0zm4.8 0a6.2 6.2 0 0 1 12.4 0h-2.700a3.5 3.5 0 0 0-7 0z'
const ROLL = 'M12 4.500V1l6.500 5L12 11V7.500a5.500 5.500 0 1 0 5.500 5.500h3A8.500 8.500 0 1 1 12 4.500z'

export default {
  glyphs: {
    octopus: OCTOPUS,
    'back-fish': FISH,
    'cave-fins_3': FINS,
    'cave-fins_5': FINS,
    'cave-light_1': LIGHT,
    'cave-light_2': LIGHT,
    'cave-roll_1': ROLL,
    'cave-roll_2': ROLL,
    'cave-octopus_3': OCTOPUS,
    'cave-octopus_5': OCTOPUS,
    'cave-chest': CHEST,
    'part-chests': CHEST,
    'part-caves': FINS,
    'cave-rainbow': RAINBOW,
    'part-rainbow': RAINBOW,
    'species-clownfish': CLOWNFISH,
    'species-stingray': STINGRAY,
    'species-angelfish': ANGELFISH,
    'species-seahorse':
      'M10 2c3-1 6 1 6 4 0 2-1 3-1 5 0 3 2 4 2 7 0 3-2 5-5 5-2.5 0-4-1.5-4-3.300C8 18.2 9 17 10.5 17c.8 0 1.5.6 1.5 1.3 0 .6-.4 1-1 1 .3 1.2 3 1 3-1.5 0-2.5-4-4-4-8-1-.3-1.5 0-2 .5L6 8.5 2.5 8 3 6l4-.5C7.5 4 8.5 2.5 10 2zm1 3a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.800z',
    'species-pufferfish': PUFFERFISH,
    'species-lionfish': LIONFISH,
    'species-moray':
      'M2 8c0-3 2.5-5 5.5-5 4 0 5.5 3 5.5 6 0 4 0 6 2 6s2-3 2-6h4c.5 6-1 11-6 11-5.5 0-6-5-6-9 0-2.5-.3-4-1.5-4C6.5 7 6 8 6 10l-4-.2zm4-3.300a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.800z',
    'species-boxfish':
      'M3 6h12v3l6.5-3v12L15 15v3H3l-1.5-6zm3 2.500a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM9 13a1.2 1.2 0 1 0 0 2.400A1.2 1.2 0 0 0 9 13zm3.2-4a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.400z',
    'species-trumpetfish':
      'M1 10.500h7c3-2 7-2.3 10-.8L23 7v10l-5-2.700c-3 1.5-7 1.2-10-.8H1zm10 .2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.600z',
    'species-flounder':
      'M1.5 12C4 6 8 4 12 4c3.5 0 6 2 7.5 5l3-2v10l-3-2c-1.5 3-4 5-7.5 5-4 0-8-2-10.5-8zM6 7.800a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.600zM9.5 6a1.3 1.3 0 1 0 0 2.600A1.3 1.3 0 0 0 9.5 6zM8 13.500c3 1.5 6 1.5 9 0l.5 1.200c-3.3 1.8-6.7 1.8-10 0z',
    'species-frogfish':
      'M4 3.500a1.5 1.5 0 1 1 2.5 1.200L8.2 7C11 5.5 15 5.5 17.5 7.500L22 5v12l-3-1.500V20l-2 2-1.2-3.500H9L7.5 22l-2-2v-3C3 16 1.5 14 1.5 12c0-1.5 1.5-3 4.7-4.300L5 5C4.4 4.8 4 4.2 4 3.500zm3 6.300a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
    'species-parrotfish':
      'M1.5 13 4 11 2 9.500C5 5.5 11 4 15.5 8.500L22 4.500c-1.3 4-1.3 11 0 15l-6.5-4C11 20 4.5 19 1.5 13zm6-4.300a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.200zM11 10c1.3 1.2 1.3 3 0 4.200l.9.900c1.9-1.8 1.9-4.2 0-6z',
    'species-reef_shark':
      'M.8 13c3.2-3.5 6.7-4.5 9.7-4.500L13 3c2 1.5 3 3.5 3.2 6 1.3.4 2.3.9 3.2 1.500L23 7c-.6 3-.6 5.5.2 9.500L19 13.800c-1.5.8-3.5 1.4-5.5 1.700L11 20l-1.2-4c-3.3-.2-6.3-1.2-9-3zm4.7-2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.600z',
  },
}
