import { ownData } from '@/data/own-data'
import repertoiresFile from './repertoires.json'
import type { Repertoires } from './schema'

export type { Repertoires } from './schema'

/** The abilities, items and moves that each Pokémon can have. `npm run ship-data` makes them. */
export const repertoires: Readonly<Repertoires> = ownData(repertoiresFile)
