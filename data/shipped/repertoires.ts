import { ownData } from '@/data/own-data'
import repertoiresFile from './repertoires.json'
import type { Repertoires } from './schema'

export type { Repertoires } from './schema'

/** `npm run ship-data` writes them. */
export const legalOptions: Readonly<Repertoires> = ownData(repertoiresFile)
