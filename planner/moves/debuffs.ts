import type { Move } from '@pkmn/data'
import { traitsOf } from '@/battle/dex/abilities'
import { TYPE_NAMES } from '@/data/vocabulary'
import { effectiveness } from '@/lib/creature/type-matchups'
import type { RaidTarget } from '@/planner/raids/raid-target'

export type LoweredStat = 'atk' | 'def' | 'spa' | 'spd'

export interface Debuff {
  readonly move: Move
  /** Average stages per use, with misses. */
  readonly lowers: number
  readonly passesShield: boolean
}

const ON_OWN_SIDE: ReadonlySet<string> = new Set(['self', 'allies', 'adjacentAlly', 'adjacentAllyOrSelf'])

/**
 * Returns debuffs, best first, with moves that work through the shield ahead. Empty if an ability of the boss keeps
 * the stat.
 */
export function debuffsOf(moves: readonly Move[], stat: LoweredStat, raid: RaidTarget): readonly Debuff[] {
  if (raid.abilities.some((ability) => preventsDrop(ability, stat))) return []
  return moves
    .flatMap((move) => debuffOf(move, stat) ?? [])
    .filter((debuff) => reaches(debuff, raid))
    .sort((a, b) => debuffValue(b) - debuffValue(a))
}

/** Clear Body, Mirror Armor, Contrary. */
function preventsDrop(ability: string, stat: LoweredStat): boolean {
  const { guards, mirrorsDrops, stageFactor } = traitsOf(ability)
  return guards.includes(stat) || mirrorsDrops || stageFactor < 0
}

const LOWERED_STATS: readonly LoweredStat[] = ['atk', 'def', 'spa', 'spd']

export function isDebuff(move: Move): boolean {
  return LOWERED_STATS.some((stat) => debuffOf(move, stat) !== undefined)
}

// One stage isn't worth a turn without damage.
const MIN_STAGES = 2

function debuffOf(move: Move, stat: LoweredStat): Debuff | undefined {
  if (costsTooMuch(move)) return undefined
  const stages = loweredStages(move, stat)
  if (stages < (move.category === 'Status' ? MIN_STAGES : 1)) return undefined
  const hits = move.accuracy === true ? 1 : move.accuracy / 100
  return { move, lowers: stages * hits, passesShield: move.category !== 'Status' }
}

// Memento makes its user faint. Spicy Extract raises the boss's Attack.
function costsTooMuch({ selfdestruct, boosts }: Move): boolean {
  return Boolean(selfdestruct) || Object.values(boosts ?? {}).some((stages) => stages > 0)
}

function loweredStages({ category, target, boosts, secondaries }: Move, stat: LoweredStat): number {
  if (category === 'Status') return ON_OWN_SIDE.has(target) ? 0 : -(boosts?.[stat] ?? 0)
  const certain = (secondaries ?? []).filter(({ chance }) => (chance ?? 100) >= 100)
  return -certain.reduce((sum, effect) => sum + (effect.boosts?.[stat] ?? 0), 0)
}

function reaches({ move, passesShield }: Debuff, { abilities, teraType }: RaidTarget): boolean {
  if (abilities.some((ability) => blocksDebuff(ability, passesShield))) return false
  const type = TYPE_NAMES.find((name) => name === move.type)
  return !passesShield || (type !== undefined && effectiveness(type, [teraType]) > 0)
}

function blocksDebuff(ability: string, isSideEffect: boolean): boolean {
  const { blocksSecondary, blocksStatusMoves, bouncesStatusMoves } = traitsOf(ability)
  return isSideEffect ? blocksSecondary : blocksStatusMoves || bouncesStatusMoves
}

function debuffValue({ lowers, passesShield }: Debuff): number {
  return passesShield ? lowers * 1.5 : lowers
}
