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
 * The segments of a deep link as the site writes them, not percent-encoded: tier, region, boss and Tera type, up to
 * the last chosen part; `-` for a part that is not chosen. Labels are exact, and the boss is in the tier and region.
 * For the build only, since zod is not in the first load. For links of visitors, see `readSegments`.
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

/**
 * The only bosses whose raids get pages in this build, separated by commas. The test export below a base path needs few,
 * since the others differ only in the path.
 */
const ONLY_BOSSES = process.env.NEXT_PUBLIC_ONLY_BOSSES

/**
 * Returns the segments of every deep link with a page of its own: `/tera-raid-info/`, each tier, each tier and
 * region, and the pages of each raid (see `pagesOf`). Throws if any does not fit `segmentsSchema`.
 *
 * @param onlyBosses leaves out the raids of all other bosses: `Garchomp,Dragonite`. Throws for an unknown name
 */
export function prerenderedSegments(onlyBosses = ONLY_BOSSES): string[][] {
  const regions = TIERS.flatMap((tier) =>
    offeredRegions({ tier }).map((region): Selection => ({ tier, region })),
  )
  const all = regions.flatMap((chosen) => offeredBosses(chosen).map((boss) => ({ ...chosen, boss })))
  const raids: readonly Selection[] = onlyBosses ? withBossesOf(all, onlyBosses) : all
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
  const unknown = names.find((name) => !raids.some(({ boss }) => boss === name))
  if (unknown !== undefined) throw new Error(`NEXT_PUBLIC_ONLY_BOSSES: ${JSON.stringify(unknown)} is no boss`)
  return raids.filter(({ boss }) => names.includes(boss))
}
