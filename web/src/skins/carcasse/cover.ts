import type { Cover } from '../covers'
import name from './cover/name.svg?raw'
import scene from './cover/scene.svg?raw'

export default { name, scene } satisfies Cover
