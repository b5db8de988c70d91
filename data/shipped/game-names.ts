import { ownData } from '@/data/own-data'
import gameNamesFile from './game-names.json'
import type { GameNames } from './schema'

export type { GameNames } from './schema'

/** All names of Scarlet and Violet. `npm run ship-data` makes them. */
export const gameNames: Readonly<GameNames> = ownData(gameNamesFile)
