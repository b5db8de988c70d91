import type { Move } from '@pkmn/data'
import { Dex } from '@pkmn/dex'
import type { RaidBoss } from '@/data/rosters/rosters'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import type { StatName } from '@/lib/battle/build'
import { possibleAbilities } from '@/lib/creature/abilities'
import { creatureKey } from '@/lib/creature/keys'
import { effectiveness } from '@/lib/matchup/effectiveness'
import { abilityFactor } from '@/tools/plans/calculator/ability-factor'
import { isInert } from '@/tools/plans/calculator/inert-abilities'
import { generation9 } from '@/tools/plans/creatures/generation'
import { attackOf, type BossAttack } from './boss-attack'
import { type Threats, threatsOf } from './threats'

/** An attack on a boss, as the boss's ability meets it: its type is the Tera type of its user. */
interface MetAttack {
  readonly move: Pick<Move, 'name'>
  readonly teraType: TypeName
}

/** A raid as its candidates need to know it: the boss, and what it may do. */
export interface RaidTarget {
  readonly teraType: TypeName
  readonly weightkg: number
  /** The abilities that it may have, each once. */
  readonly abilities: readonly string[]
  /** HP is without the multiplier. */
  readonly stats: Readonly<Record<StatName, number>>
  /** HP times the multiplier. */
  readonly maxHp: number
  /** The attacks that it picks from; scripted ones where it picks from none. */
  readonly attacks: readonly BossAttack[]
  /** All that it uses, status moves and scripted ones too. */
  readonly moves: readonly Move[]
  /** Of the strength of its attacks, the share that Defense counts against. */
  readonly physicalShare: number
  readonly threats: Threats
  /** What each of the 18 types does to the boss: 0, 0.5, 1 or 2. */
  readonly effectOfType: (type: TypeName) => number
  /** What types of its target make of each of `attacks`: 0 to 4. Remembered by the list of types itself. */
  readonly effectsOn: (types: readonly TypeName[]) => readonly number[]
  /** What an ability of its target makes of each of `attacks`. */
  readonly guardedBy: (ability: string) => readonly number[]
  /** What its own abilities make of an attack on it, as a mean. */
  readonly guardsAgainst: (attack: MetAttack) => number
}

/** What a raid against a boss with a Tera type asks for. Throws when @pkmn/data does not know the boss. */
export function raidTarget(boss: RaidBoss, teraType: TypeName): RaidTarget {
  const species = generation9.species.get(creatureKey(boss))
  if (!species) throw new Error(`@pkmn/data does not know ${creatureKey(boss)}`)
  const { 0: first, 1: second, H: hidden } = species.abilities
  const stats = statsOf(boss, species.baseStats)
  const moves = [...new Set(boss.info.moves)].filter(Boolean).map((name) => Dex.moves.get(name))
  const own = { types: species.types, teraType, level: boss.level, stats }
  const attacks = moves.filter(({ category }) => category !== 'Status').map((move) => attackOf(move, own))
  const picked = attacks.filter(({ name }) => !boss.actionMoves?.includes(name))
  const hits = picked.length > 0 ? picked : attacks
  const abilities = [...new Set(possibleAbilities({ first, second, hidden }, boss.ability))]
  const effects = new Map(TYPE_NAMES.map((type) => [type, effectiveness(type, [teraType])]))
  return {
    teraType,
    weightkg: species.weightkg,
    stats,
    moves,
    abilities,
    attacks: hits,
    maxHp: stats.hp * boss.hpMultiplier,
    physicalShare: physicalShareOf(hits),
    threats: threatsOf(boss, moves, abilities),
    effectOfType: (type) => effects.get(type) ?? 1,
    effectsOn: remembering((types) => hits.map(({ type }) => effectiveness(type, types))),
    guardedBy: remembering((ability) => hits.map((hit) => abilityFactor(ability, hit.name, hit.type))),
    guardsAgainst: guardOf(abilities),
  }
}

function physicalShareOf(attacks: readonly BossAttack[]): number {
  const total = (hits: readonly BossAttack[]) =>
    hits.reduce((sum, { strength, power }) => sum + strength * power, 0)
  return attacks.length === 0
    ? 1 / 2
    : total(attacks.filter(({ hitsDefense }) => hitsDefense)) / total(attacks)
}

/** What abilities make of an attack, as a mean. */
function guardOf(abilities: readonly string[]): (attack: MetAttack) => number {
  if (abilities.every(isInert)) return () => 1
  return remembering(({ move, teraType }) =>
    mean(abilities.map((own) => abilityFactor(own, move.name, teraType))),
  )
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function remembering<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

// Source: https://bulbapedia.bulbagarden.net/wiki/Stat; perfect individual values and no nature.
function statsOf({ level, effortValues }: RaidBoss, base: Readonly<Record<StatName, number>>) {
  const { hp, attack, defense, specialattack, specialdefense, speed } = effortValues
  const stat = (name: StatName, trained: number) =>
    generation9.stats.calc(name, base[name], 31, trained, level)
  return {
    hp: stat('hp', hp),
    atk: stat('atk', attack),
    def: stat('def', defense),
    spa: stat('spa', specialattack),
    spd: stat('spd', specialdefense),
    spe: stat('spe', speed),
  }
}
