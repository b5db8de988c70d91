import { ownData } from '@/data/own-data'
import gameNamesFile from './game-names.json'
import type { GameNames } from './schema'

export type { GameNames } from './schema'

/** All names of the games. Made by `npm run ship-data`. */
export const gameNames: Readonly<GameNames> = ownData(gameNamesFile)
