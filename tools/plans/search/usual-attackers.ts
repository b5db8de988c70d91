import type { Assumptions } from '@/lib/battle/assumptions'
import { raidTarget } from '@/tools/plans/raid/raid-target'
import type { SampleRaid } from '@/tools/plans/sample-raids'
import { type Breadth, bestAttackers, type Ranked, sharedFrom } from './attackers'
import { type Entrants, linesOf } from './entrants'
import { isUsual } from './who-wins'

/** The attackers that everyone can bring to a raid, the best first, as a search of this breadth finds them. */
export function usualAttackers(
  { raid, teraType }: SampleRaid,
  entrants: Entrants,
  breadth: Breadth,
  assumptions?: Assumptions,
): readonly Ranked[] {
  const target = raidTarget(raid.boss, teraType)
  const lines = linesOf(entrants, target, (species) => isUsual(species, entrants))
  return bestAttackers(sharedFrom(raid, assumptions), target, lines, breadth)
}
