import * as z from 'zod/mini'
import { parsedBossNames } from '@/data/shipped/parsed-boss-names'
import { REGIONS, type Region, TIERS, type Tier, TYPE_NAMES } from '@/data/vocabulary'
import { NOT_CHOSEN } from './deep-link'
import { rosterTier } from './selection'

const tier = z.union([z.enum(TIERS), z.literal(NOT_CHOSEN)])
const region = z.union([z.enum(REGIONS), z.literal(NOT_CHOSEN)])
const boss = z.string()
const teraType = z.union([z.enum(TYPE_NAMES), z.literal(NOT_CHOSEN)])

const NO_BOSS = 'no such boss in this tier and region'

/**
 * The segments of a deep link as the site writes them, not percent-encoded: tier, region, boss and Tera type, up to the
 * last chosen part; `-` for a part that is not chosen. Labels are exact, and the boss is in that tier and region.
 * Visitors' links may be spelled in other ways: see `readSegments`. For the build, since zod is not in the first load.
 */
export const segmentsSchema = z.union([
  z.tuple([]),
  z.tuple([tier]),
  z.tuple([tier, region]),
  z.tuple([tier, region, boss]).check(z.refine(hasBoss, NO_BOSS)),
  z.tuple([tier, region, boss, teraType]).check(z.refine(hasBoss, NO_BOSS)),
])

type Place = readonly [tier: Tier | typeof NOT_CHOSEN, region: Region | typeof NOT_CHOSEN]

function hasBoss([tier, region, boss]: readonly [...Place, boss: string, ...string[]]): boolean {
  if (boss === NOT_CHOSEN) return true
  return region !== NOT_CHOSEN && bossesOf(tier, region).includes(boss)
}

function bossesOf(tier: Place[0], region: Region): readonly string[] {
  return parsedBossNames[rosterTier(tier === NOT_CHOSEN ? undefined : tier)][region]
}
