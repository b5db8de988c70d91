import * as z from 'zod/mini'
import { parseRecords } from '@/data/parse-records'
import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { segmentsOf } from './deep-link'
import { segmentsSchema } from './segments-schema'
import { offeredBosses, type Selection } from './selection'

/** The only bosses whose raids get pages in this build, separated by commas: see docs/decisions.md, "Export and hosts". */
const ONLY_BOSSES = process.env.NEXT_PUBLIC_ONLY_BOSSES

/**
 * The segments of every deep link that has a page of its own: `/tera-raid-info/` itself, each tier, each tier and region,
 * each raid, and each raid with each Tera type. Throws when one of them does not fit `segmentsSchema`.
 *
 * @param onlyBosses leaves out the raids of all other bosses: `Garchomp,Dragonite`. Throws when a name is no boss's
 */
export function prerenderedSegments(onlyBosses = ONLY_BOSSES): string[][] {
  const regions = TIERS.flatMap((tier) => REGIONS.map((region): Selection => ({ tier, region })))
  const all = regions.flatMap((chosen) => offeredBosses(chosen).map((boss) => ({ ...chosen, boss })))
  const raids: readonly Selection[] = onlyBosses ? withBossesOf(all, onlyBosses) : all
  const terastallized = raids.flatMap((raid) =>
    TYPE_NAMES.map((teraType): Selection => ({ ...raid, teraType })),
  )
  const segments = [
    [],
    ...TIERS.map((tier) => [tier]),
    ...[...regions, ...raids, ...terastallized].map(segmentsOf),
  ]
  return parseRecords('deep links', z.array(segmentsSchema), segments)
}

function withBossesOf<Raid extends { boss: string }>(
  raids: readonly Raid[],
  onlyBosses: string,
): readonly Raid[] {
  const names = onlyBosses.split(',')
  const unknown = names.find((name) => !raids.some(({ boss }) => boss === name))
  if (unknown !== undefined) throw new Error(`NEXT_PUBLIC_ONLY_BOSSES: ${JSON.stringify(unknown)} is no boss`)
  return raids.filter(({ boss }) => names.includes(boss))
}
