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

/** An attack on a boss. Its type is its user's Tera type. */
interface MetAttack {
  readonly move: Pick<Move, 'name'>
  readonly teraType: TypeName
}

export interface RaidTarget {
  readonly teraType: TypeName
  readonly weightkg: number
  /** Each once. */
  readonly abilities: readonly string[]
  /** HP is without the multiplier. */
  readonly stats: Readonly<Record<StatName, number>>
  /** HP times the multiplier. */
  readonly maxHp: number
  /** The creature that is stronger in this raid. `undefined` for most raids. */
  readonly favored: Favored | undefined
  /** Attacks that it picks from, or scripted ones if there are none. */
  readonly attacks: readonly BossAttack[]
  /** All its moves, scripted and status moves included. */
  readonly moves: readonly Move[]
  /** Whether it picks status moves outside its script, which Taunt stops. */
  readonly picksStatusMoves: boolean
  /** Share of its attacks' strength that meets Defense. */
  readonly physicalShare: number
  readonly threats: BossThreats
  /** Effectiveness of a type on the boss: 0, 0.5, 1 or 2. */
  readonly effectOfType: (type: TypeName) => number
  /** Effectiveness of each of `attacks` on a target's types, 0 to 4. Remembered per list object. */
  readonly effectsOn: (types: readonly TypeName[]) => readonly number[]
  /** Factors of a target's ability on each of `attacks`. */
  readonly guardedBy: (ability: string) => readonly number[]
  /** Average factor of the boss's own abilities on an attack. */
  readonly guardsAgainst: (attack: MetAttack) => number
}

/** Throws if @pkmn/data doesn't know the boss. */
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
