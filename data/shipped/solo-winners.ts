import { ownData } from '@/data/own-data'
import soloWinnersFile from './solo-winners.json'

/**
 * The items, abilities and moves of the best attackers alone against each raid, in the order of `raidIndex`: see `SoloPlans`.
 * Empty for a raid without plans. Made of the plans by `npm run ship-data`.
 */
export const soloWinners: readonly (readonly string[])[] = ownData(soloWinnersFile)
