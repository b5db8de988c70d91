import type { Build } from '@/battle/build'
import type { OpeningStep } from '@/battle/plan'
import type { TeamLine } from '@/data/strategies/openings'
import { BY_EVENT } from '@/data/vocabulary'
import { teraTypesOf } from '@/lib/raid/raid'
import { ALL_RAIDS, type NamedRaid } from '@/planner/raids/all-raids'
import { buildOfOwnSet } from './own-set'
import { readOpening } from './read-opening'

interface TeamWithOpening {
  readonly builds: readonly Build[]
  readonly steps: readonly OpeningStep[]
}

/** Throws with all faults of the first unreadable set, or of the steps. */
export function readTeam({ boss, team, line }: TeamLine): TeamWithOpening {
  const builds = team.map((set, index) =>
    buildOfOwnSet(set, `The opening against ${boss}, set ${index + 1},`),
  )
  const opening = readOpening(line, builds)
  if ('faults' in opening)
    throw new Error(`The opening against ${boss} cannot be read: ${opening.faults.join('; ')}`)
  return { builds, steps: opening.steps }
}

/** Throws if the raid doesn't exist. */
export function raidOfOpening({ tier, region = BY_EVENT, boss, teraType }: TeamLine): NamedRaid {
  const raid = ALL_RAIDS.find(
    ({ id, boss: record }) =>
      id.tier === tier && id.region === region && id.boss === boss && teraTypesOf(record).includes(teraType),
  )
  if (!raid) throw new Error(`No ${tier}★ raid of ${region} is against ${boss} with Tera type ${teraType}`)
  return raid
}
