import { ownData } from '@/data/own-data'
import originsFile from './origins.json'
import type { OriginException } from './schema'

/** The creatures whose origin doesn't follow from their tags in @pkmn/dex, each with its source. */
export const originExceptions: readonly OriginException[] = ownData(originsFile)
