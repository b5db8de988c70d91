import { ownData } from '@/data/own-data'
import type { TypeName } from '@/data/vocabulary'
import attackerTypesFile from './attacker-types.json'

/**
 * Types before Terastallizing of the attackers in `data/plans`, by name in @pkmn/dex. `npm run
 * ship-data` writes them.
 */
export const attackerTypes: Readonly<Record<string, readonly TypeName[] | undefined>> =
  ownData(attackerTypesFile)
