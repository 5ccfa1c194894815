/** Cap'taine Carcasse: what each family looks like, and each diver: a helmet with the family that it is about. */

import { CHEST, DIVER } from '../glyphs'

const FAMILIES: Record<string, string> = {
  'family-anchor':
    'M12 1.500a3 3 0 0 0-1.3 5.700V9H7.500v2.400h3.200v8.200c-3.1-.5-5.4-2.5-6-5.200l1.7.7L4.5 10l-3 5 1.6-.3C4.2 19.3 7.7 22.5 12 22.500s7.8-3.2 8.9-7.800l1.6.3-3-5-1.9 5.1 1.7-.7c-.6 2.7-2.9 4.7-6 5.200v-8.200h3.200V9h-3.200V7.200A3 3 0 0 0 12 1.500zm0 1.900a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.200z',
  'family-squid':
    'M12 1C8.5 4 7 7 7 10c0 1.5.4 2.8 1 4-1 1.5-2.5 2-2.5 4.5 0 2 1 3.5 2.3 3.500s1-2 1-3.5.5-2 1.2-2.500v5c0 1 .6 2 2 2s2-1 2-2v-5c.7.5 1.2 1 1.2 2.500s-.3 3.5 1 3.5 2.3-1.5 2.3-3.500c0-2.5-1.5-3-2.5-4.5.6-1.2 1-2.5 1-4 0-3-1.5-6-5-9zm-2 7.500a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.400zm4 0a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.400z',
  'family-map':
    'M2 5l6-2 8 3 6-2v15l-6 2-8-3-6 2zM10 8.5 8.5 10l2 2-2 2 1.5 1.5 2-2 2 2 1.5-1.5-2-2 2-2L14 8.500l-2 2z',
  'family-key':
    'M7 7a5 5 0 1 0 4.7 6.700H15V17h3v-3.300h1.500V16h3v-5.300H11.700A5 5 0 0 0 7 7zm0 3.200a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.800z',
  'family-chest': CHEST,
  'family-knife': 'M21.5 2.500C14 4 8 9.5 5.5 15L9 18.500C14.5 16 20 10 21.5 2.500zM4.8 16.200l-3.3 3.3 3 3 3.3-3.300z',
  'family-drone':
    'M1.5 4h9v2h-9zM13.5 4h9v2h-9zM5 6h2l2.5 3h5L17 6h2l-2.5 4.500v4L20 20h-2.200l-3-4H9.200l-3 4H4l3.5-5.500v-4zM12 10.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  'family-net':
    'M3 3h18l-3 12a6.2 6.2 0 0 1-12 0zM6 5l.5 2.200H9V5zm4.7 0v2.200h2.600V5zM15 5v2.200h2.500L18 5zM6.9 9l.6 2.500H9V9zm3.8 0v2.500h2.600V9zM15 9v2.500h1.500l.6-2.500zm-7 4.3.3 1.300c.1.5.4 1 .7 1.400v-2.700zm2.7 0v4a4 4 0 0 0 2.6 0v-4zm4.3 0V16c.3-.4.5-.9.7-1.400l.3-1.300z',
  'family-harpoon':
    'M22.5 1.5 13.5 4l2.5 2.500L2.5 20 1 23l3-1.500L17.5 8l2.5 2.500zM10.5 8.500l-5.5 1 1.5 1.5 3-.5zM15.5 13.500l-1 5.5-1.5-1.5.5-3z',
  'family-siren':
    'M12 1.500A3.5 3.5 0 0 0 8.5 5c0 1.5.6 2.5 1.5 3.2-2 1.3-3 3.3-3 5.3 0 3 2 5 3 6.5-2-.3-4 .2-5.5 2 3 .8 5.5.5 7.5-1 2 1.5 4.5 1.8 7.5 1-1.5-1.8-3.5-2.3-5.5-2 1-1.5 3-3.5 3-6.5 0-2-1-4-3-5.3.9-.7 1.5-1.7 1.5-3.200A3.5 3.5 0 0 0 12 1.500z',
}

const DIVERS = {
  bosun: 'anchor',
  careful_trawler: 'net',
  greedy_trawler: 'net',
  reaper: 'knife',
  scavenger: 'knife',
  jinx: 'knife',
  plunderer: 'chest',
  hoarder: 'chest',
  cartographer: 'map',
  pilot: 'drone',
  ruthless_harpooner: 'harpoon',
  parrying_harpooner: 'harpoon',
  fisher: 'squid',
  beastmaster: 'squid',
  golden_singer: 'siren',
  charming_singer: 'siren',
}

export default {
  glyphs: {
    ...FAMILIES,
    'diver-saboteuse': DIVER,
    ...Object.fromEntries(Object.keys(DIVERS).map((name) => [`diver-${name}`, DIVER])),
  },
  badges: Object.fromEntries(
    Object.entries(DIVERS).map(([name, family]) => [`diver-${name}`, FAMILIES[`family-${family}`]]),
  ),
}
