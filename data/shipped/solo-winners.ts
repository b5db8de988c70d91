import * as v from 'valibot'
import { parseRecords } from '@/data/parse-records'
import soloWinnersFile from './solo-winners.json'

/**
 * The items, abilities and moves of the best attackers alone against each raid, in the order of `raidIndex`: see `SoloPlans`.
 * Empty for a raid without plans. Made of the plans by `npm run ship-data`. A wrong file stops the build.
 */
export const soloWinners: readonly (readonly string[])[] = parseRecords(
  'data/shipped/solo-winners.json',
  v.array(v.array(v.string())),
  soloWinnersFile,
)
