import type { Build } from '@/battle/build'
import type { OpeningStep } from '@/battle/plan'
import type { TeamLine } from '@/data/strategies/openings'
import { BY_EVENT } from '@/data/vocabulary'
import { teraTypesOf } from '@/lib/raid/raid'
import { ALL_RAIDS, type NamedRaid } from '@/planner/raids/all-raids'
import { readOpening } from './read-opening'
import { readSet } from './read-set'

interface TeamWithOpening {
  readonly builds: readonly Build[]
  readonly steps: readonly OpeningStep[]
}

/** Returns the team and steps of a line. Throws with all faults if something is unreadable. */
export function readTeam({ boss, team, line }: TeamLine): TeamWithOpening {
  const sets = team.map((set) => readSet(set))
  const faulty = sets.flatMap((set, place) =>
    'faults' in set ? set.faults.map((fault) => `set ${place + 1}: ${fault}`) : [],
  )
  if (faulty.length > 0) throw new Error(unreadable(boss, faulty))
  const builds = sets.flatMap((set) => ('build' in set ? [set.build] : []))
  const read = readOpening(line, builds)
  if ('faults' in read) throw new Error(unreadable(boss, read.faults))
  return { builds, steps: read.steps }
}

function unreadable(boss: string, faults: readonly string[]): string {
  return `The opening against ${boss} cannot be read: ${faults.join('; ')}`
}

/** Returns a line's raid. Throws if it doesn't exist. */
export function raidOfOpening({ tier, region = BY_EVENT, boss, teraType }: TeamLine): NamedRaid {
  const raid = ALL_RAIDS.find(
    ({ id, boss: record }) =>
      id.tier === tier && id.region === region && id.boss === boss && teraTypesOf(record).includes(teraType),
  )
  if (!raid) throw new Error(`No ${tier}★ raid of ${region} is against ${boss} with Tera type ${teraType}`)
  return raid
}
