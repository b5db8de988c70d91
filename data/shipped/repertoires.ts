import { ownData } from '@/data/own-data'
import repertoiresFile from './repertoires.json'
import type { Repertoires } from './schema'

export type { Repertoires } from './schema'

/** The abilities, items and moves that each Pokémon can have. Made by `npm run ship-data`. */
export const repertoires: Readonly<Repertoires> = ownData(repertoiresFile)
