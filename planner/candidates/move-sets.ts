import { traitsOf } from '@/battle/dex/abilities'
import { type Debuff, debuffsOf, type LoweredStat } from '@/planner/moves/debuffs'
import { type Boost, raisesStat, strengthenedType } from '@/planner/moves/status-moves'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { type AttackEstimate, bestDrain } from './attack-estimates'
import type { PreparedCreature } from './prepared-creature'

/** The most moves that a Pokémon knows. */
const MOST_MOVES = 4

/** What an attack may be joined by, each the best first; empty for what the creature cannot do. */
interface Companions {
  readonly boosts: readonly string[]
  /** Boosts that protect from what the boss mostly does, next to the first of the boosts. */
  readonly guards: readonly string[]
  /** Another attack that drains, and a recovery: one of them heals. */
  readonly sustain: readonly string[]
  /** Moves that lower the boss's defense against the attack. */
  readonly openers: readonly string[]
  /** Moves that lower the boss's attack. */
  readonly softeners: readonly string[]
  /** Weather or terrain that strengthens the attack. */
  readonly fields: readonly string[]
}

/**
 * Sets of up to four moves around an attack, the most promising first: one for each way to begin, with the first boost, with
 * the second, and without any; one with a recovery instead of an attack that drains; and one with a boost that protects. A set
 * whose moves are all in one before it is left out, since its user may leave a move unused.
 */
export function moveSets(attack: string, companions: Companions): readonly (readonly string[])[] {
  const { boosts, guards, sustain, openers, softeners, fields } = companions
  const rest = [openers[0], softeners[0], fields[0], openers[1]]
  const [boost, other] = boosts
  const [drain, recovery] = sustain
  const [guard] = guards
  const sets = [
    [attack, boost, drain, ...rest],
    [attack, other, drain, ...rest],
    [attack, drain, ...rest],
    ...(recovery === undefined ? [] : [[attack, boost, recovery, ...rest]]),
    ...(guard === undefined ? [] : [[attack, boost, guard, drain, ...rest]]),
  ].map(filled)
  return sets.filter(
    (set, place) => !sets.slice(0, place).some((before) => set.every((move) => before.includes(move))),
  )
}

function filled(wanted: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(wanted)].flatMap((move) => move ?? []).slice(0, MOST_MOVES)
}

/** The moves that may join an attack against a raid, each the best of its kind. */
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

// What the first boost raises as well needs no second one.
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

/** The best debuff, then the best of the other sort: through the shield, or before it. */
function oneOfEach(debuffs: readonly Debuff[]): readonly string[] {
  const [best] = debuffs
  const other = debuffs.find(({ passesShield }) => passesShield !== best?.passesShield)
  return [best, other].flatMap((debuff) => debuff?.move.name ?? [])
}

function fieldsFor({ fieldMoves }: PreparedCreature, { attack, ability }: AttackEstimate): readonly string[] {
  const { weather, terrain } = traitsOf(ability)
  if (weather ?? terrain) return []
  return fieldMoves
    .filter((move) => strengthenedType(move) === attack.teraType)
    .map(({ name }) => name)
    .slice(0, 1)
}
