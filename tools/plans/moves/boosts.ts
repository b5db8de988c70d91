import type { Move } from '@pkmn/data'
import type { StageChanges } from '@/lib/battle/moves/battle-move'
import { COSTS } from '@/lib/battle/special/specials'
import { BOOSTS_IN_CODE } from '@/lib/battle/tables/boosts-in-code'
import type { Strength } from '@/tools/plans/calculator/measure'
import type { Creature } from '@/tools/plans/creatures/creatures'

/** A status move that raises the user's strength. */
export interface Boost {
  readonly move: Move
  /** Stages by which one use raises the strength. */
  readonly raises: number
  /** Stages by which one use raises Defense and Sp. Def together; below 0 where it lowers them. */
  readonly hardens: number
  /** Share of max HP that one use costs. */
  readonly costs: number
}

/** What is to be raised: a strength, or all stages together for a move whose power follows them. */
export type Raised = Strength | 'all stages'

/**
 * The boosts that fit an attack, without those that another one of the creature's outdoes: the strongest first, the
 * safer of equal ones before. None with Contrary, which turns them round.
 */
export function boostsOf({ moves, types }: Creature, ability: string, raised: Raised): readonly Boost[] {
  if (ability === 'Contrary') return []
  const boosts = moves
    .filter(({ name }) => name !== 'Curse' || !types.includes('Ghost'))
    .flatMap((move) => boostOf(move, raised) ?? [])
  return boosts
    .filter((boost) => !boosts.some((other) => other !== boost && outdoes(other, boost)))
    .sort((one, other) => other.raises - one.raises || other.hardens - one.hardens)
}

const ON_USER: ReadonlySet<string> = new Set(['self', 'allies'])

/** The stages by which a status move raises its user; none for one that does not. */
function raisingStages({ name, category, target, boosts }: Move): StageChanges {
  return BOOSTS_IN_CODE[name] ?? (category === 'Status' && ON_USER.has(target) ? (boosts ?? {}) : {})
}

function boostOf(move: Move, raised: Raised): Boost | undefined {
  const stages = raisingStages(move)
  const raises = stagesRaised(stages, raised)
  if (raises <= 0) return undefined
  return { move, raises, hardens: (stages.def ?? 0) + (stages.spd ?? 0), costs: COSTS.get(move.name) ?? 0 }
}

function stagesRaised(stages: StageChanges, raised: Raised): number {
  if (raised !== 'all stages') return stages[raised] ?? 0
  return Object.values(stages).reduce((sum, change) => sum + Math.max(0, change), 0)
}

/** Whether a boost is as good as another in every way; of equal ones the first name counts. */
function outdoes(one: Boost, other: Boost): boolean {
  const gains = [one.raises - other.raises, one.hardens - other.hardens, other.costs - one.costs]
  if (gains.some((gain) => gain < 0)) return false
  return gains.some((gain) => gain > 0) || one.move.name < other.move.name
}
