import { ownData } from '@/data/own-data'
import rewardNamesFile from './reward-names.json'

/** The names of all rewards except herbs, in alphabetical order. `npm run ship-data` makes them from the reward tables. */
export const rewardNames: readonly string[] = ownData(rewardNamesFile)
