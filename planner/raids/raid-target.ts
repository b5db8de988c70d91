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

interface IncomingAttack {
  readonly move: Pick<Move, 'name'>
  readonly teraType: TypeName
}

export interface RaidTarget {
  readonly teraType: TypeName
  readonly weightkg: number
  readonly abilities: readonly string[]
  /** HP without the multiplier. */
  readonly stats: Readonly<Record<StatName, number>>
  /** HP with the multiplier. */
  readonly maxHp: number
  readonly favored: Favored | undefined
  /** Attacks that the boss picks from, or scripted attacks if there are no others. */
  readonly attacks: readonly BossAttack[]
  readonly moves: readonly Move[]
  /** Outside its script. Taunt stops these moves. */
  readonly picksStatusMoves: boolean
  /** Share of the attacks' strength that meets Defense. */
  readonly physicalShare: number
  readonly threats: BossThreats
  /** 0, 0.5, 1 or 2. */
  readonly effectOfType: (type: TypeName) => number
  /** 0 to 4 for each of `attacks`. Cached per list object. */
  readonly effectsOn: (types: readonly TypeName[]) => readonly number[]
  readonly guardedBy: (ability: string) => readonly number[]
  readonly guardsAgainst: (attack: IncomingAttack) => number
}

/** Throws if @pkmn/data doesn't know the boss. */
export function raidTarget(boss: RaidBoss, teraType: TypeName): RaidTarget {
  const species = generation9.species.get(creatureKey(boss))
  if (!species) throw new Error(`@pkmn/data does not know ${creatureKey(boss)}`)
  const stats = statsOf(boss, species.baseStats)
  const moves = [...new Set(boss.info.moves)].filter(Boolean).map((name) => Dex.moves.get(name))
  const attackingBoss = { types: species.types, teraType, level: boss.level, stats }
  const pickedMoves = moves.filter(({ name }) => !boss.actionMoves?.includes(name))
  const isAttack = ({ category }: Move) => category !== 'Status'
  const hits = (pickedMoves.some(isAttack) ? pickedMoves : moves)
    .filter(isAttack)
    .map((move) => attackOf(move, attackingBoss))
  const abilities = abilitiesOf(boss)
  const effects = new Map(TYPE_NAMES.map((type) => [type, effectiveness(type, [teraType])]))
  return {
    teraType,
    weightkg: species.weightkg,
    stats,
    moves,
    abilities,
    attacks: hits,
    picksStatusMoves: !pickedMoves.every(isAttack),
    maxHp: stats.hp * boss.hpMultiplier,
    favored: favoredIn(boss),
    physicalShare: physicalShareOf(hits),
    threats: threatsOf(boss, moves, abilities),
    effectOfType: (type) => effects.get(type) ?? 1,
    effectsOn: memoize((types) => hits.map(({ type }) => effectiveness(type, types))),
    guardedBy: memoize((ability) => hits.map((hit) => abilityFactor(ability, hit.name, hit.type))),
    guardsAgainst: makeGuardFactor(abilities),
  }
}

function physicalShareOf(attacks: readonly BossAttack[]): number {
  const total = (hits: readonly BossAttack[]) =>
    hits.reduce((sum, { strength, power }) => sum + strength * power, 0)
  return attacks.length === 0
    ? 1 / 2
    : total(attacks.filter(({ hitsDefense }) => hitsDefense)) / total(attacks)
}

function makeGuardFactor(abilities: readonly string[]): (attack: IncomingAttack) => number {
  if (abilities.every(isInert)) return () => 1
  return memoize(({ move, teraType }) =>
    mean(abilities.map((ability) => abilityFactor(ability, move.name, teraType))),
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
