import { ownData } from '@/data/own-data'
import soloWinnersFile from './solo-winners.json'

/**
 * The items, abilities and moves of the best solo attackers against each raid, in the order of `raidIndex`: see `SoloPlans`.
 * Empty for a raid without plans. `npm run ship-data` makes them from the plans.
 */
export const soloWinners: readonly (readonly string[])[] = ownData(soloWinnersFile)
