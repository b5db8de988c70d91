import type { Move } from '@pkmn/data'
import { traitsOf } from '@/battle/dex/abilities'
import { TYPE_NAMES } from '@/data/vocabulary'
import { effectiveness } from '@/lib/creature/type-matchups'
import type { RaidTarget } from '@/planner/raids/raid-target'

export type LoweredStat = 'atk' | 'def' | 'spa' | 'spd'

export interface Debuff {
  readonly move: Move
  /** Stages per use, as an average with misses. */
  readonly lowers: number
  /** Whether it works through the shield, as an attack's side effect. */
  readonly passesShield: boolean
}

const ON_OWN_SIDE: ReadonlySet<string> = new Set(['self', 'allies', 'adjacentAlly', 'adjacentAllyOrSelf'])

/** Sorts by stages, plus half through the shield. Only moves that work whatever ability the boss has. */
export function debuffsOf(moves: readonly Move[], stat: LoweredStat, raid: RaidTarget): readonly Debuff[] {
  if (raid.abilities.some((ability) => keepsStat(ability, stat))) return []
  return moves
    .flatMap((move) => debuffOf(move, stat) ?? [])
    .filter((debuff) => reaches(debuff, raid))
    .sort((one, other) => worthOf(other) - worthOf(one))
}

/** Whether an ability blocks drops of a stat: Clear Body, Mirror Armor, Contrary. */
function keepsStat(ability: string, stat: LoweredStat): boolean {
  const { guards, mirrorsDrops, stageFactor } = traitsOf(ability)
  return guards.includes(stat) || mirrorsDrops || stageFactor < 0
}

const LOWERED: readonly LoweredStat[] = ['atk', 'def', 'spa', 'spd']

export function isDebuff(move: Move): boolean {
  return LOWERED.some((stat) => debuffOf(move, stat) !== undefined)
}

// One stage isn't worth a turn without damage.
const LEAST_STAGES = 2

function debuffOf(move: Move, stat: LoweredStat): Debuff | undefined {
  if (costsTooMuch(move)) return undefined
  const stages = lowered(move, stat)
  if (stages < (move.category === 'Status' ? LEAST_STAGES : 1)) return undefined
  const hits = move.accuracy === true ? 1 : move.accuracy / 100
  return { move, lowers: stages * hits, passesShield: move.category !== 'Status' }
}

// Memento makes its user faint, Spicy Extract raises the boss's Attack.
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

function keepsOff(ability: string, isSideEffect: boolean): boolean {
  const { blocksSecondary, blocksStatusMoves, bouncesStatusMoves } = traitsOf(ability)
  return isSideEffect ? blocksSecondary : blocksStatusMoves || bouncesStatusMoves
}

function worthOf({ lowers, passesShield }: Debuff): number {
  return passesShield ? lowers * 1.5 : lowers
}
