import { ownData } from '@/data/own-data'
import gameNamesFile from './game-names.json'
import type { GameNames } from './schema'

export type { GameNames } from './schema'

/** Of Scarlet and Violet. `npm run ship-data` writes them. */
export const gameNames: Readonly<GameNames> = ownData(gameNamesFile)
