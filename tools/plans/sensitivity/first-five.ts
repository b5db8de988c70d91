import type { Assumptions } from '@/lib/battle/assumptions'
import type { SampleRaid } from '@/tools/plans/sample-raids'
import type { Entrants } from '@/tools/plans/search/entrants'
import { usualAttackers } from '@/tools/plans/search/usual-attackers'
import { SETTINGS } from '@/tools/plans/search/who-wins'

const FIRST = 5

/** The creatures in the first five places against a raid, under some assumptions. */
export function firstFive(raid: SampleRaid, entrants: Entrants, assumptions: Assumptions): readonly string[] {
  return usualAttackers(raid, entrants, SETTINGS.usual, assumptions)
    .slice(0, FIRST)
    .map(({ member }) => member.build.species)
}

/** The share of the names that no longer stand in the others. 0 of none. */
export function shareChanged(names: readonly string[], others: readonly string[]): number {
  if (names.length === 0) return 0
  return names.filter((name) => !others.includes(name)).length / names.length
}
