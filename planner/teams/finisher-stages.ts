import { traitsOf } from '@/battle/dex/abilities'
import { rulesOf } from '@/battle/dex/moves/moves'
import type { StageName } from '@/battle/events'
import type { BattleMove } from '@/battle/model/battle-move'
import type { StageChanges } from '@/battle/model/terms'

export const FINISHER = 0

/** Stages that a critical hit raises, even an ally's (Anger Point). */
export function rousedStages(ability: string): StageChanges | undefined {
  const { reaction } = traitsOf(ability)
  return reaction?.to === 'critical' ? reaction.self : undefined
}

/** Returns the certain stage changes of an attack's user. Contrary has the factor -1: Leaf Storm raises. */
export function ownStages({ self, secondaries }: BattleMove, stageFactor: number): StageChanges {
  const effects = [self, ...certainOf(secondaries).map((effect) => effect.self)]
  const changes = effects.flatMap((effect) => Object.entries(effect?.boosts ?? {}))
  return Object.fromEntries(changes.map(([stage, change]) => [stage, change * stageFactor]))
}

/** Returns the stages by which an attack certainly lowers its target, 0 or less. */
export function stageLowered({ secondaries }: BattleMove, stage: StageName): number {
  return Math.min(0, ...certainOf(secondaries).map(({ boosts }) => boosts?.[stage] ?? 0))
}

function certainOf(secondaries: BattleMove['secondaries']): BattleMove['secondaries'] {
  return secondaries.filter(({ chance }) => chance >= 100)
}

export function strengthBy(move: string, stages: StageChanges, stage: StageName): number {
  const { strikesWith } = rulesOf(move)
  if (strikesWith === 'the Attack of its target') return 1
  const change = stages[stage] ?? 0
  const strength = change < 0 ? 2 / (2 - change) : (2 + change) / 2
  // Stored Power and Power Trip gain power with each stage.
  if (strikesWith !== 'every stage raised') return strength
  return strength * (1 + Object.values(stages).reduce((sum, raised) => sum + Math.max(0, raised), 0))
}
