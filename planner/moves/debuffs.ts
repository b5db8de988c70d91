import type { Move } from '@pkmn/data'
import { traitsOf } from '@/battle/dex/abilities'
import { TYPE_NAMES } from '@/data/vocabulary'
import { effectiveness } from '@/lib/creature/type-matchups'
import type { RaidTarget } from '@/planner/raids/raid-target'

/** A stat of the boss that lowering pays. */
export type LoweredStat = 'atk' | 'def' | 'spa' | 'spd'

/** A move that lowers the boss's stats. */
export interface Debuff {
  readonly move: Move
  /** Stages by which one use lowers the stat, misses counted. */
  readonly lowers: number
  /** Whether it works while the shield is up: as the side effect of an attack. */
  readonly passesShield: boolean
}

const ON_OWN_SIDE: ReadonlySet<string> = new Set(['self', 'allies', 'adjacentAlly', 'adjacentAllyOrSelf'])

/**
 * The moves that lower a stat of the boss, the best first: by stages, and half as much again for those that pass the
 * shield. A move counts only if it works on the boss whichever of its abilities it has.
 */
export function debuffsOf(moves: readonly Move[], stat: LoweredStat, raid: RaidTarget): readonly Debuff[] {
  if (raid.abilities.some((ability) => keepsStat(ability, stat))) return []
  return moves
    .flatMap((move) => debuffOf(move, stat) ?? [])
    .filter((debuff) => reaches(debuff, raid))
    .sort((one, other) => worthOf(other) - worthOf(one))
}

/** Whether an ability keeps a stat of its bearer from being lowered by others: Clear Body, Mirror Armor, Contrary. */
function keepsStat(ability: string, stat: LoweredStat): boolean {
  const { guards, mirrorsDrops, stageFactor } = traitsOf(ability)
  return guards.includes(stat) || mirrorsDrops || stageFactor < 0
}

const LOWERED: readonly LoweredStat[] = ['atk', 'def', 'spa', 'spd']

/** Whether a move lowers any stat of its target that counts in the damage. */
export function isDebuff(move: Move): boolean {
  return LOWERED.some((stat) => debuffOf(move, stat) !== undefined)
}

// One stage is not worth a turn without damage.
const LEAST_STAGES = 2

function debuffOf(move: Move, stat: LoweredStat): Debuff | undefined {
  if (costsTooMuch(move)) return undefined
  const stages = lowered(move, stat)
  if (stages < (move.category === 'Status' ? LEAST_STAGES : 1)) return undefined
  const hits = move.accuracy === true ? 1 : move.accuracy / 100
  return { move, lowers: stages * hits, passesShield: move.category !== 'Status' }
}

// Memento costs its user the battle, Spicy Extract raises the boss's Attack.
function costsTooMuch({ selfdestruct, boosts }: Move): boolean {
  return Boolean(selfdestruct) || Object.values(boosts ?? {}).some((stages) => stages > 0)
}

function lowered({ category, target, boosts, secondaries }: Move, stat: LoweredStat): number {
  if (category === 'Status') return ON_OWN_SIDE.has(target) ? 0 : -(boosts?.[stat] ?? 0)
  const certain = (secondaries ?? []).filter(({ chance }) => (chance ?? 100) >= 100)
  return -certain.reduce((sum, effect) => sum + (effect.boosts?.[stat] ?? 0), 0)
}

function reaches({ move, passesShield }: Debuff, { abilities, teraType }: RaidTarget): boolean {
  if (abilities.some((ability) => keepsOff(ability, passesShield))) return false
  const type = TYPE_NAMES.find((name) => name === move.type)
  return !passesShield || (type !== undefined && effectiveness(type, [teraType]) > 0)
}

/** Whether an ability keeps side effects off its bearer, or else status moves. */
function keepsOff(ability: string, isSideEffect: boolean): boolean {
  const { blocksSecondary, blocksStatusMoves, bouncesStatusMoves } = traitsOf(ability)
  return isSideEffect ? blocksSecondary : blocksStatusMoves || bouncesStatusMoves
}

function worthOf({ lowers, passesShield }: Debuff): number {
  return passesShield ? lowers * 1.5 : lowers
}
