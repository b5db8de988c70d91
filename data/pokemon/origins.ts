import { ownData } from '@/data/own-data'
import originsFile from './origins.json'
import type { OriginException } from './schema'

/** The creatures whose origin the tags of @pkmn/dex do not tell, each with its source. */
export const originExceptions: readonly OriginException[] = ownData(originsFile)
