import { ownData } from '@/data/own-data'
import type { Repertoires } from '@/data/schema/game-names'
import repertoiresFile from './repertoires.json'

export type { Repertoires } from '@/data/schema/game-names'

/** The abilities, items and moves that each Pokémon can have. Made by `npm run ship-data`. */
export const repertoires: Readonly<Repertoires> = ownData(repertoiresFile)
