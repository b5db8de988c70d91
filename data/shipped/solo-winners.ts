import { ownData } from '@/data/own-data'
import soloWinnersFile from './solo-winners.json'

/**
 * Items, abilities and moves of the best solo attackers against each raid, in the order of
 * `raidIndex`: see `SoloPlans`. Empty for a raid without plans. `npm run ship-data` writes them.
 */
export const soloWinners: readonly (readonly string[])[] = ownData(soloWinnersFile)
