import * as z from 'zod'
import { parseRecords } from '@/data/parse-records'
import { bossNames } from '@/data/shipped/boss-names'
import { REGIONS, type Region, TIERS, type Tier, TYPE_NAMES } from '@/data/vocabulary'
import { pagesOf } from '@/lib/raid/pages'
import { offeredBosses, offeredRegions, type Selection, tierOfList } from '@/lib/raid/selection'
import { NOT_CHOSEN, segmentsOf } from './deep-link'

const tier = z.union([z.enum(TIERS), z.literal(NOT_CHOSEN)])
const region = z.union([z.enum(REGIONS), z.literal(NOT_CHOSEN)])
const boss = z.string()
const teraType = z.union([z.enum(TYPE_NAMES), z.literal(NOT_CHOSEN)])

const NO_BOSS = 'no such boss in this tier and region'

/**
 * Segments of a canonical deep link, not percent-encoded. The boss is in the tier and region. Only the build uses this
 * schema, because zod isn't in the first load. For visitors' links, see `readSegments`.
 */
export const segmentsSchema = z.union([
  z.tuple([]),
  z.tuple([tier]),
  z.tuple([tier, region]),
  z.tuple([tier, region, boss]).refine((segments) => hasBoss(segments), NO_BOSS),
  z.tuple([tier, region, boss, teraType]).refine((segments) => hasBoss(segments), NO_BOSS),
])

type PlaceSegments = readonly [tier: Tier | typeof NOT_CHOSEN, region: Region | typeof NOT_CHOSEN]

function hasBoss([tier, region, boss]: readonly [...PlaceSegments, boss: string, ...string[]]): boolean {
  if (boss === NOT_CHOSEN) return true
  if (region === NOT_CHOSEN) return false
  const list = tierOfList({ tier: tier === NOT_CHOSEN ? undefined : tier })
  return bossNames[list][region]?.includes(boss) ?? false
}

/** Bosses whose raids get pages in this build, separated by commas. The test export below a base path needs few. */
const ONLY_BOSSES = process.env.NEXT_PUBLIC_ONLY_BOSSES

/**
 * Returns the segments of every prerendered deep link. Throws if one doesn't fit `segmentsSchema`.
 *
 * @param onlyBosses leaves out the raids of other bosses: `Garchomp,Dragonite`. Throws for an unknown name
 */
export function prerenderedSegments(onlyBosses = ONLY_BOSSES): string[][] {
  const regions = TIERS.flatMap((tier) =>
    offeredRegions({ tier }).map((region): Selection => ({ tier, region })),
  )
  const allRaids = regions.flatMap((place) => offeredBosses(place).map((boss) => ({ ...place, boss })))
  const raids: readonly Selection[] = onlyBosses ? withBossesOf(allRaids, onlyBosses) : allRaids
  const segments = [
    [],
    ...TIERS.map((tier) => [tier]),
    ...[...regions, ...raids.flatMap(pagesOf)].map(segmentsOf),
  ]
  return parseRecords('deep links', z.array(segmentsSchema), segments)
}

export function isOfRaid(segments: readonly string[]): boolean {
  return segments.length > 2
}

function withBossesOf<T extends { boss: string }>(raids: readonly T[], onlyBosses: string): readonly T[] {
  const names = onlyBosses.split(',')
  const unknownName = names.find((name) => !raids.some(({ boss }) => boss === name))
  if (unknownName !== undefined)
    throw new Error(`NEXT_PUBLIC_ONLY_BOSSES: ${JSON.stringify(unknownName)} isn’t a boss`)
  return raids.filter(({ boss }) => names.includes(boss))
}
