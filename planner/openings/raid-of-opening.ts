import { eventRaids } from '@/data/events/raids'
import type { Opening } from '@/data/openings'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { raidsNamed } from '@/planner/raids/raids-named'
import { eventBoss } from '@/testing/battle/event-bosses'

/** The raid that an opening is against. Throws for one that is not there. */
export function raidOfOpening({ tier, region, boss, teraType }: Opening): NamedRaid {
  const [ordinary] = region ? raidsNamed([tier, region, boss].join('/')) : []
  if (ordinary) return ordinary
  // Rosters have no raids by event yet: one of 7 stars is fought by the rules of 6.
  const sets = eventRaids[tier === '7' ? '7' : '5']
  const set = sets.findLast((raid) => raid.name === boss && raid.teraType === teraType)
  if (!set) throw new Error(`No ${tier}★ raid by event is against ${boss} with Tera type ${teraType}`)
  return {
    id: { tier: tier === '7' ? '6' : tier, region: 'Paldea', boss },
    boss: eventBoss(set.id),
    name: `event/${set.id}`,
  }
}
