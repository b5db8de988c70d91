import { ownData } from '@/data/own-data'
import originsFile from './origins.json'
import type { OriginException } from './schema'

/** Creatures whose origin doesn't follow from their tags in @pkmn/dex. */
export const originExceptions: readonly OriginException[] = ownData(originsFile)
