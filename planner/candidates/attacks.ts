import type { Move } from '@pkmn/data'
import { traitsOf } from '@/battle/dex/abilities'
import { rulesOf } from '@/battle/dex/moves/moves'
import type { StageChanges } from '@/battle/model/terms'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { memoized } from '@/lib/memo'
import type { UsableSpecies } from '@/planner/creatures/usable-species'
import { isInert, nameInDamage } from '@/planner/damage/ability-factor'
import { type Measured, measure, type Strength } from '@/planner/damage/measure'
import { objectionTo } from '@/planner/moves/attack-moves'
import { hasOwnFactor } from '@/planner/moves/own-factors'

/** An attack with its user Terastallized to the attack's type. */
export interface Attack {
  readonly move: Move
  /** Abilities with which it hits and boosts equally. */
  readonly abilities: readonly string[]
  readonly strength: Strength
  readonly teraType: TypeName
  /** Whether it meets Defense rather than Sp. Def. */
  readonly hitsDefense: boolean
  /** Average damage per turn in HP to the reference target of `measure`, with misses and charging turns. */
  readonly damage: number
  /** Share of the damage that its user heals. */
  readonly drain: number
  /** Stages of the user's strength per use, as an average. */
  readonly raises: number
  /** Whether its damage depends on the boss by a rule of its own. */
  readonly hasOwnFactor: boolean
  /** Whether it is a Normal attack until its user Terastallizes. */
  readonly takesTeraType: boolean
}

/** Returns the strongest, most draining and most boosting attacks per type, category and relevant ability. */
export function attacksOf(creature: UsableSpecies): readonly Attack[] {
  const measurements = new Map<string, Measured>()
  const kinds = new Map<string, Attack[]>()
  for (const ability of creature.abilities)
    for (const move of creature.moves.filter((known) => objectionTo(known, ability) === undefined))
      for (const attack of attacksWith({ creature, ability, measurements }, move)) {
        const key = kindOf(attack, ability)
        kinds.set(key, [...(kinds.get(key) ?? []), attack])
      }
  return mergeAbilities([...kinds.values()].flatMap(bestOfKind))
}

// For a boss, attacks of a kind only differ in abilities that depend on their flags.
function kindOf({ strength, teraType, hitsDefense, hasOwnFactor, move }: Attack, ability: string): string {
  return [ability, strength, teraType, hitsDefense, hasOwnFactor && move.name].join()
}

// Abilities block moves with these flags, and none favors them.
const GUARDED_FLAGS = ['contact', 'bullet', 'sound', 'wind'] as const

function bestOfKind(attacks: readonly Attack[]): Attack[] {
  return attacks.filter((attack) => !attacks.some((other) => other !== attack && isBetter(other, attack)))
}

function isBetter(one: Attack, other: Attack): boolean {
  const gains = [damageBeside(one, other) - other.damage, one.drain - other.drain, one.raises - other.raises]
  if (gains.some((gain) => gain < 0) || isMoreGuarded(one.move, other.move)) return false
  return gains.some((gain) => gain > 0) || one.move.name < other.move.name
}

// The Tera Orb is full after a third of a raid; until then a Normal attack does a quarter.
const WORTH_OF_LATE_TYPE = 4 / 5

function damageBeside({ damage, takesTeraType }: Attack, other: Attack): number {
  return takesTeraType && !other.takesTeraType ? damage * WORTH_OF_LATE_TYPE : damage
}

function isMoreGuarded(one: Move, other: Move): boolean {
  const flags = GUARDED_FLAGS.some((flag) => one.flags[flag] && !other.flags[flag])
  return flags || (one.priority > 0 && other.priority <= 0)
}

function mergeAbilities(attacks: readonly Attack[]): readonly Attack[] {
  const merged = new Map<string, Attack>()
  for (const attack of attacks) {
    const { move, strength, teraType, damage, raises } = attack
    const key = [move.name, strength, teraType, damage, raises].join()
    const abilities = [...(merged.get(key)?.abilities ?? []), ...attack.abilities]
    merged.set(key, { ...attack, abilities })
  }
  return [...merged.values()]
}

interface UntrainedAttacker {
  readonly creature: UsableSpecies
  readonly ability: string
  readonly measurements: Map<string, Measured>
}

function attacksWith(attacker: UntrainedAttacker, move: Move): Attack[] {
  const types = rulesOf(move.name).takesTeraType
    ? TYPE_NAMES
    : TYPE_NAMES.filter((type) => type === move.type)
  return strengthsFor(move).flatMap((strength) =>
    types.flatMap((teraType) => attackAs(attacker, move, strength, teraType) ?? []),
  )
}

function strengthsFor({ name, category, overrideOffensiveStat }: Move): readonly Strength[] {
  if (rulesOf(name).strikesWith === 'the higher stat') return ['atk', 'spa']
  if (overrideOffensiveStat === 'def') return ['def']
  return category === 'Physical' ? ['atk'] : ['spa']
}

function attackAs(
  attacker: UntrainedAttacker,
  move: Move,
  strength: Strength,
  type: TypeName,
): Attack | undefined {
  const { ability, creature } = attacker
  const measured = measuredOnce(attacker, move, strength, type)
  // Pixilate and similar abilities change move types; the Tera type follows.
  if (measured.type && measured.type !== type) return attackAs(attacker, move, strength, measured.type)
  const fits = (measured.category === 'Special') === (strength === 'spa')
  if (!fits || !measured.type || !creature.teraTypes.includes(type)) return undefined
  return {
    move,
    abilities: [ability],
    strength,
    teraType: type,
    hitsDefense: measured.hitsDefense,
    damage: measured.damage * shareOfTurns(move, ability),
    drain: move.drain ? move.drain[0] / move.drain[1] : 0,
    raises: raisedBy(move, ability, strength),
    hasOwnFactor: hasOwnFactor(move),
    takesTeraType: rulesOf(move.name).takesTeraType,
  }
}

function measuredOnce(
  { creature, ability, measurements }: UntrainedAttacker,
  move: Move,
  strength: Strength,
  type: TypeName,
) {
  // One type stands for all that aren't the creature's own and don't matter to its ability.
  const likeOthers = rulesOf(move.name).takesTeraType && isInert(ability) && !creature.types.includes(type)
  const key = [nameInDamage(ability), move.name, strength, likeOthers ? 'other' : type].join()
  const measured = memoized(measurements, key, () =>
    measure({ creature, ability, strength, teraType: type }, move.name),
  )
  return likeOthers ? { ...measured, type } : measured
}

function shareOfTurns({ accuracy, flags }: Move, ability: string): number {
  const hits = accuracy === true || traitsOf(ability).noGuard ? 1 : accuracy / 100
  return flags.charge ? hits / 2 : hits
}

/** Returns the stages of strength per use. Contrary turns drops into rises. */
function raisedBy({ name, self, secondaries }: Move, ability: string, strength: Strength): number {
  const certain = changeOf(self?.boosts, strength) + changeOf(rulesOf(name).charging?.boosts, strength)
  const likely = (secondaries ?? []).map(
    ({ chance, self: user }) => changeOf(user?.boosts, strength) * ((chance ?? 100) / 100),
  )
  const change = likely.reduce((sum, stages) => sum + stages, certain)
  return Math.max(0, traitsOf(ability).stageFactor * change)
}

function changeOf(boosts: StageChanges | undefined, strength: Strength): number {
  return boosts?.[strength] ?? 0
}
