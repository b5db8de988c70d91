import { traitsOf } from '@/battle/dex/abilities'
import { rulesOf } from '@/battle/dex/moves/moves'
import type { StageName } from '@/battle/events'
import type { BattleMove } from '@/battle/model/battle-move'
import type { StageChanges } from '@/battle/model/terms'

/** The place of the finisher among the raiders of a team. */
export const FINISHER = 0

/** The stages by which a critical hit, an ally's too, raises a bearer of an ability: Anger Point; `undefined` for others. */
export function rousedStages(ability: string): StageChanges | undefined {
  const { reaction } = traitsOf(ability)
  return reaction?.to === 'critical' ? reaction.self : undefined
}

/** The stages that each use of an attack surely changes of its user: with Contrary, whose factor is -1, Leaf Storm raises. */
export function ownStages({ self, secondaries }: BattleMove, stageFactor: number): StageChanges {
  const effects = [self, ...certainOf(secondaries).map((effect) => effect.self)]
  const changes = effects.flatMap((effect) => Object.entries(effect?.boosts ?? {}))
  return Object.fromEntries(changes.map(([stage, by]) => [stage, by * stageFactor]))
}

/** By how much an attack surely lowers a stage of its target: below 0, or 0 where it does not. */
export function stageLowered({ secondaries }: BattleMove, stage: StageName): number {
  return Math.min(0, ...certainOf(secondaries).map(({ boosts }) => boosts?.[stage] ?? 0))
}

function certainOf(secondaries: BattleMove['secondaries']): BattleMove['secondaries'] {
  return secondaries.filter(({ chance }) => chance >= 100)
}

/** By how much stages of its user multiply what an attack does, as a share of the same without any. */
export function strengthBy(move: string, stages: StageChanges, stage: StageName): number {
  const { strikesWith } = rulesOf(move)
  if (strikesWith === 'the Attack of its target') return 1
  const by = stages[stage] ?? 0
  const strength = by < 0 ? 2 / (2 - by) : (2 + by) / 2
  // Stored Power and Power Trip gain their power again with each stage.
  if (strikesWith !== 'every stage raised') return strength
  return strength * (1 + Object.values(stages).reduce((sum, one) => sum + Math.max(0, one), 0))
}
