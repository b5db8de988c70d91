import { ownData } from '@/data/own-data'
import rewardNamesFile from './reward-names.json'

/** The names of all items that raids pay besides herbs, in alphabetical order. Made of the reward tables by `npm run ship-data`. */
export const rewardNames: readonly string[] = ownData(rewardNamesFile)
