import type { Move } from '@pkmn/data'
import { traitsOf } from '@/battle/dex/abilities'
import { rulesOf } from '@/battle/dex/moves/moves'
import type { StageChanges } from '@/battle/model/terms'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { getOrAdd } from '@/lib/memo'
import type { UsableSpecies } from '@/planner/creatures/usable-species'
import { isInert, nameInDamage } from '@/planner/damage/ability-factor'
import { type Measured, measure, type Strength } from '@/planner/damage/measure'
import { objectionTo } from '@/planner/moves/attack-moves'
import { hasCustomFactor } from '@/planner/moves/custom-factors'

/** An attack with its user Terastallized to the attack's type. */
export interface Attack {
  readonly move: Move
  /** Abilities with which it hits and boosts equally. */
  readonly abilities: readonly string[]
  readonly strength: Strength
  readonly teraType: TypeName
  readonly hitsDefense: boolean
  /** Average HP per turn to the reference target of `measure`, with misses and charging turns. */
  readonly damage: number
  readonly drain: number
  readonly raises: number
  readonly hasOwnFactor: boolean
  readonly takesTeraType: boolean
}

export function attacksOf(creature: UsableSpecies): readonly Attack[] {
  const measurements = new Map<string, Measured>()
  const groups = new Map<string, Attack[]>()
  for (const ability of creature.abilities)
    for (const move of creature.moves.filter((candidate) => objectionTo(candidate, ability) === undefined))
      for (const attack of attacksWith({ creature, ability, measurements }, move)) {
        const key = groupOf(attack, ability)
        groups.set(key, [...(groups.get(key) ?? []), attack])
      }
  return mergeAbilities([...groups.values()].flatMap(bestOfKind))
}

// Against a boss, attacks of one group only differ in abilities that depend on their flags.
function groupOf({ strength, teraType, hitsDefense, hasOwnFactor, move }: Attack, ability: string): string {
  return [ability, strength, teraType, hitsDefense, hasOwnFactor && move.name].join()
}

const BLOCKABLE_FLAGS = ['contact', 'bullet', 'sound', 'wind'] as const

function bestOfKind(attacks: readonly Attack[]): Attack[] {
  return attacks.filter(
    (attack) => !attacks.some((candidate) => candidate !== attack && isBetter(candidate, attack)),
  )
}

function isBetter(a: Attack, b: Attack): boolean {
  const gains = [comparableDamage(a, b) - b.damage, a.drain - b.drain, a.raises - b.raises]
  if (gains.some((gain) => gain < 0) || isBlockedMore(a.move, b.move)) return false
  return gains.some((gain) => gain > 0) || a.move.name < b.move.name
}

// The Tera Orb is full after a third of a raid; until then a Normal attack does a quarter.
const LATE_TYPE_FACTOR = 4 / 5

function comparableDamage({ damage, takesTeraType }: Attack, rival: Attack): number {
  return takesTeraType && !rival.takesTeraType ? damage * LATE_TYPE_FACTOR : damage
}

function isBlockedMore(a: Move, b: Move): boolean {
  const flags = BLOCKABLE_FLAGS.some((flag) => a.flags[flag] && !b.flags[flag])
  return flags || (a.priority > 0 && b.priority <= 0)
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
  const measured = measureOnce(attacker, move, strength, type)
  // Pixilate and similar abilities change move types; the Tera type follows.
  if (measured.type && measured.type !== type) return attackAs(attacker, move, strength, measured.type)
  const hasStrength = (measured.category === 'Special') === (strength === 'spa')
  if (!hasStrength || !measured.type || !creature.teraTypes.includes(type)) return undefined
  return {
    move,
    abilities: [ability],
    strength,
    teraType: type,
    hitsDefense: measured.hitsDefense,
    damage: measured.damage * shareOfTurns(move, ability),
    drain: move.drain ? move.drain[0] / move.drain[1] : 0,
    raises: stagesRaised(move, ability, strength),
    hasOwnFactor: hasCustomFactor(move),
    takesTeraType: rulesOf(move.name).takesTeraType,
  }
}

function measureOnce(
  { creature, ability, measurements }: UntrainedAttacker,
  move: Move,
  strength: Strength,
  type: TypeName,
) {
  // All types that aren't the creature's own and don't matter to its ability share a result.
  const isForeignType = rulesOf(move.name).takesTeraType && isInert(ability) && !creature.types.includes(type)
  const key = [nameInDamage(ability), move.name, strength, isForeignType ? 'other' : type].join()
  const measured = getOrAdd(measurements, key, () =>
    measure({ creature, ability, strength, teraType: type }, move.name),
  )
  return isForeignType ? { ...measured, type } : measured
}

function shareOfTurns({ accuracy, flags }: Move, ability: string): number {
  const hits = accuracy === true || traitsOf(ability).noGuard ? 1 : accuracy / 100
  return flags.charge ? hits / 2 : hits
}

/** Contrary turns drops into rises. */
function stagesRaised({ name, self, secondaries }: Move, ability: string, strength: Strength): number {
  const certain = changeOf(self?.boosts, strength) + changeOf(rulesOf(name).charging?.boosts, strength)
  const averages = (secondaries ?? []).map(
    ({ chance, self: user }) => changeOf(user?.boosts, strength) * ((chance ?? 100) / 100),
  )
  const change = averages.reduce((sum, stages) => sum + stages, certain)
  return Math.max(0, traitsOf(ability).stageFactor * change)
}

function changeOf(boosts: StageChanges | undefined, strength: Strength): number {
  return boosts?.[strength] ?? 0
}
