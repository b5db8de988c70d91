import { bossNames } from '@/data/shipped/boss-names'
import { REGIONS, TIERS } from '@/data/vocabulary'
import { nearNames } from './near-names'

/** The names of all bosses of every tier and region, each once. */
export const ALL_BOSSES: readonly string[] = [
  ...new Set(TIERS.flatMap((tier) => REGIONS.flatMap((region) => bossNames[tier][region]))),
]

/** Finds the bosses that a misspelt name may mean, the closest first: see `nearNames`. */
export const nearBosses = nearNames(ALL_BOSSES)
