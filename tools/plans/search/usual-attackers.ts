import type { Assumptions } from '@/lib/battle/assumptions'
import { attackLines } from '@/tools/plans/candidates/attack-lines'
import { raidTarget } from '@/tools/plans/raid/raid-target'
import type { SampleRaid } from '@/tools/plans/sample-raids'
import { type Breadth, bestAttackers, type Ranked, sharedFrom } from './attackers'
import type { Entrants } from './entrants'
import { RaidBattles } from './raid-battles'
import { isUsual } from './who-wins'

/** The attackers that everyone can bring to a raid, the best first, as a search of this breadth finds them. */
export function usualAttackers(
  { raid, teraType }: SampleRaid,
  entrants: Entrants,
  breadth: Breadth,
  assumptions?: Assumptions,
): readonly Ranked[] {
  const target = raidTarget(raid.boss, teraType)
  const lines = entrants.attackers
    .filter(({ creature }) => isUsual(creature.name, entrants))
    .flatMap((prepared) => attackLines(prepared, target))
  return bestAttackers(sharedFrom(new RaidBattles(raid, assumptions)), target, lines, breadth)
}
