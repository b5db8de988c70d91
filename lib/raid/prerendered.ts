import * as z from 'zod/mini'
import { parseRecords } from '@/data/parse-records'
import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { segmentsOf } from './deep-link'
import { segmentsSchema } from './segments-schema'
import { offeredBosses, type Selection } from './selection'

/**
 * The segments of every deep link that has a page of its own: `/tera-raid-info/` itself, each tier, each tier and region,
 * each raid, and each raid with each Tera type. Throws when one of them does not fit `segmentsSchema`.
 */
export function prerenderedSegments(): string[][] {
  const regions = TIERS.flatMap((tier) => REGIONS.map((region): Selection => ({ tier, region })))
  const raids = regions.flatMap((chosen) =>
    offeredBosses(chosen).map((boss): Selection => ({ ...chosen, boss })),
  )
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
