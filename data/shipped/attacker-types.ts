import { ownData } from '@/data/own-data'
import type { TypeName } from '@/data/vocabulary'
import attackerTypesFile from './attacker-types.json'

/**
 * The types that the attackers of `data/plans` have before they Terastallize, by their names in @pkmn/dex. Made of the plans
 * by `npm run ship-data`.
 */
export const attackerTypes: Readonly<Record<string, readonly TypeName[] | undefined>> =
  ownData(attackerTypesFile)
