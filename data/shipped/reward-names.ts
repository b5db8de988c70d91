import { ownData } from '@/data/own-data'
import rewardNamesFile from './reward-names.json'

/** In alphabetical order, without herbs. `npm run ship-data` writes them. */
export const rewardNames: readonly string[] = ownData(rewardNamesFile)
