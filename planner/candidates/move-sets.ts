import { traitsOf } from '@/battle/dex/abilities'
import { type Debuff, debuffsOf, type LoweredStat } from '@/planner/moves/debuffs'
import { type Boost, raisesStat, strengthenedType } from '@/planner/moves/status-moves'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { type AttackEstimate, bestDrain } from './attack-estimates'
import type { PreparedCreature } from './prepared-creature'

const MAX_MOVES = 4

interface Companions {
  readonly boosts: readonly string[]
  readonly guards: readonly string[]
  /** Another draining attack, then a recovery. */
  readonly sustain: readonly string[]
  readonly openers: readonly string[]
  readonly softeners: readonly string[]
  readonly fields: readonly string[]
}

/**
 * Returns sets of up to four moves around an attack, best first. Skips subsets of an earlier set,
 * since a build needn't use all its moves.
 */
export function moveSets(attack: string, companions: Companions): readonly (readonly string[])[] {
  const { boosts, guards, sustain, openers, softeners, fields } = companions
  const fillers = [openers[0], softeners[0], fields[0], openers[1]]
  const [firstBoost, secondBoost] = boosts
  const [drain, recovery] = sustain
  const [guard] = guards
  const sets = [
    [attack, firstBoost, drain, ...fillers],
    [attack, secondBoost, drain, ...fillers],
    [attack, drain, ...fillers],
    ...(recovery === undefined ? [] : [[attack, firstBoost, recovery, ...fillers]]),
    ...(guard === undefined ? [] : [[attack, firstBoost, guard, drain, ...fillers]]),
  ].map(fillSet)
  return sets.filter(
    (set, index) => !sets.slice(0, index).some((earlier) => set.every((move) => earlier.includes(move))),
  )
}

function fillSet(candidates: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(candidates)].flatMap((move) => move ?? []).slice(0, MAX_MOVES)
}

export function companionsOf(
  prepared: PreparedCreature,
  estimate: AttackEstimate,
  raid: RaidTarget,
): Companions {
  const { attack, ability } = estimate
  const softened: LoweredStat = estimate.incoming.physicalShare >= 1 / 2 ? 'atk' : 'spa'
  const drain = bestDrain(prepared, estimate, raid)
  const boosts = prepared.boostsFor(attack, ability)
  const debuffs = prepared.debuffs.filter(({ name }) => name !== attack.move.name)
  return {
    boosts: boosts.map(({ move }) => move.name),
    guards: guardsFor(prepared, estimate, boosts[0]),
    sustain: [drain?.move, prepared.recovery].flatMap((move) => move?.name ?? []),
    openers: oneOfEach(debuffsOf(debuffs, attack.hitsDefense ? 'def' : 'spd', raid)),
    softeners: oneOfEach(debuffsOf(debuffs, softened, raid)).slice(0, 1),
    fields: fieldsFor(prepared, estimate),
  }
}

function guardsFor(
  { creature, guardsFor: guards }: PreparedCreature,
  { ability, incoming }: AttackEstimate,
  first: Boost | undefined,
): readonly string[] {
  const stat = incoming.physicalShare >= 1 / 2 ? 'def' : 'spd'
  if (first && raisesStat(first.move, creature.types, stat)) return []
  return guards(stat, ability)
    .slice(0, 1)
    .map(({ move }) => move.name)
}

function oneOfEach(debuffs: readonly Debuff[]): readonly string[] {
  const [best] = debuffs
  const second = debuffs.find(({ passesShield }) => passesShield !== best?.passesShield)
  return [best, second].flatMap((debuff) => debuff?.move.name ?? [])
}

function fieldsFor({ fieldMoves }: PreparedCreature, { attack, ability }: AttackEstimate): readonly string[] {
  const { weather, terrain } = traitsOf(ability)
  if (weather ?? terrain) return []
  return fieldMoves
    .filter((move) => strengthenedType(move) === attack.teraType)
    .map(({ name }) => name)
    .slice(0, 1)
}
