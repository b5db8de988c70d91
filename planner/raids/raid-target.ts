import type { Move } from '@pkmn/data'
import { Dex } from '@pkmn/dex'
import { bossHp, bossStat } from '@/data/pokemon/stats'
import { creatureKey } from '@/data/rosters/boss'
import { type Favored, favoredIn } from '@/data/rosters/favored'
import type { RaidBoss } from '@/data/rosters/rosters'
import { type StatName, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { effectiveness } from '@/lib/creature/type-matchups'
import { mean } from '@/lib/mean'
import { memoize } from '@/lib/memo'
import { generation9 } from '@/planner/creatures/generation'
import { abilityFactor, isInert } from '@/planner/damage/ability-factor'
import { abilitiesOf } from './all-raids'
import { attackOf, type BossAttack, type BossThreats, threatsOf } from './boss-moves'

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
  /** The creature that the raid makes stronger; `undefined` for most raids. */
  readonly favored: Favored | undefined
  /** The attacks that it picks from; scripted ones where it picks from none. */
  readonly attacks: readonly BossAttack[]
  /** All that it uses, status moves and scripted ones too. */
  readonly moves: readonly Move[]
  /** Whether it picks from status moves, beside those of its script: Taunt stops them. */
  readonly picksStatusMoves: boolean
  /** Of the strength of its attacks, the share that Defense counts against. */
  readonly physicalShare: number
  readonly threats: BossThreats
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
  const stats = statsOf(boss, species.baseStats)
  const moves = [...new Set(boss.info.moves)].filter(Boolean).map((name) => Dex.moves.get(name))
  const own = { types: species.types, teraType, level: boss.level, stats }
  const picked = moves.filter(({ name }) => !boss.actionMoves?.includes(name))
  const isAttack = ({ category }: Move) => category !== 'Status'
  const hits = (picked.some(isAttack) ? picked : moves).filter(isAttack).map((move) => attackOf(move, own))
  const abilities = abilitiesOf(boss)
  const effects = new Map(TYPE_NAMES.map((type) => [type, effectiveness(type, [teraType])]))
  return {
    teraType,
    weightkg: species.weightkg,
    stats,
    moves,
    abilities,
    attacks: hits,
    picksStatusMoves: !picked.every(isAttack),
    maxHp: stats.hp * boss.hpMultiplier,
    favored: favoredIn(boss),
    physicalShare: physicalShareOf(hits),
    threats: threatsOf(boss, moves, abilities),
    effectOfType: (type) => effects.get(type) ?? 1,
    effectsOn: memoize((types) => hits.map(({ type }) => effectiveness(type, types))),
    guardedBy: memoize((ability) => hits.map((hit) => abilityFactor(ability, hit.name, hit.type))),
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
  return memoize(({ move, teraType }) =>
    mean(abilities.map((own) => abilityFactor(own, move.name, teraType))),
  )
}

function statsOf(boss: RaidBoss, base: Readonly<Record<StatName, number>>): Record<StatName, number> {
  return {
    hp: bossHp(boss, base.hp),
    atk: bossStat(boss, 'atk', base.atk),
    def: bossStat(boss, 'def', base.def),
    spa: bossStat(boss, 'spa', base.spa),
    spd: bossStat(boss, 'spd', base.spd),
    spe: bossStat(boss, 'spe', base.spe),
  }
}
