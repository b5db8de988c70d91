import { ownData } from '@/data/own-data'
import type { GameNames } from '@/data/schema/game-names'
import gameNamesFile from './game-names.json'

export type { GameNames } from '@/data/schema/game-names'

/** All names of the games. Made by `npm run ship-data`. */
export const gameNames: Readonly<GameNames> = ownData(gameNamesFile)
