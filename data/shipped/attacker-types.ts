import { ownData } from '@/data/own-data'
import type { TypeName } from '@/data/vocabulary'
import attackerTypesFile from './attacker-types.json'

/**
 * The types of the attackers in `data/plans` before they Terastallize, by name in @pkmn/dex. `npm run ship-data` makes them
 * from the plans.
 */
export const attackerTypes: Readonly<Record<string, readonly TypeName[] | undefined>> =
  ownData(attackerTypesFile)
