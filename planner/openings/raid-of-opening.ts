import type { Opening } from '@/data/openings'
import { raidFile } from '@/lib/links/file-names'
import { allRaids, teraTypesOf } from '@/lib/raid/raid'
import type { NamedRaid } from '@/planner/raids/all-raids'

/** The raid that an opening is against. Throws for one that is not there. */
export function raidOfOpening({ tier, region = 'Event', boss, teraType }: Opening): NamedRaid {
  const raid = allRaids().find(
    ({ id, boss: record }) =>
      id.tier === tier && id.region === region && id.boss === boss && teraTypesOf(record).includes(teraType),
  )
  if (!raid) throw new Error(`No ${tier}★ raid of ${region} is against ${boss} with Tera type ${teraType}`)
  return { id: raid.id, boss: raid.boss, name: raidFile(raid.id) }
}
