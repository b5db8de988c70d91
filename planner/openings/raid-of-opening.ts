import type { TeamLine } from '@/data/strategies/openings'
import { BY_EVENT } from '@/data/vocabulary'
import { teraTypesOf } from '@/lib/raid/raid'
import { ALL_RAIDS, type NamedRaid } from '@/planner/raids/all-raids'

/** The raid that a line is against. Throws for one that is not there. */
export function raidOfOpening({ tier, region = BY_EVENT, boss, teraType }: TeamLine): NamedRaid {
  const raid = ALL_RAIDS.find(
    ({ id, boss: record }) =>
      id.tier === tier && id.region === region && id.boss === boss && teraTypesOf(record).includes(teraType),
  )
  if (!raid) throw new Error(`No ${tier}★ raid of ${region} is against ${boss} with Tera type ${teraType}`)
  return raid
}
