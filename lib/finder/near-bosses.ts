import { bossNames } from '@/data/shipped/boss-names'
import { REGIONS, TIERS } from '@/data/vocabulary'
import { nearNames } from './near-names'

/** The names of all bosses of every tier and region, each once. */
export const ALL_BOSSES: readonly string[] = [
  ...new Set(TIERS.flatMap((tier) => REGIONS.flatMap((region) => bossNames[tier][region]))),
]

/** The names of the bosses that a text may mean, the nearest first: see `nearNames`. */
export const nearBosses = nearNames(ALL_BOSSES)
