/** Faces for those who sit at a table: animals and people for guests, others for bots. */

import crab from './drawings/faces/crab.svg?raw'
import helmet from './drawings/faces/helmet.svg?raw'
import octopus from './drawings/faces/octopus.svg?raw'
import otter from './drawings/faces/otter.svg?raw'
import plankton from './drawings/faces/plankton.svg?raw'
import puffer from './drawings/faces/puffer.svg?raw'
import snorkeller from './drawings/faces/snorkeller.svg?raw'
import swimmer from './drawings/faces/swimmer.svg?raw'

export const SEAT_FACES = [otter, crab, snorkeller, swimmer]
export const BOT_FACES = [plankton, octopus, helmet, puffer]
