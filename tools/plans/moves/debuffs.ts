import type { Move } from '@pkmn/data'
import { TYPE_NAMES } from '@/data/vocabulary'
import { effectiveness } from '@/lib/matchup/effectiveness'
import type { RaidTarget } from '@/tools/plans/raid/raid-target'

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

// Abilities that keep stats from being lowered. Source: https://bulbapedia.bulbagarden.net/wiki/Stat_modifier#Abilities
const KEEPS_STATS: Readonly<Record<string, readonly LoweredStat[]>> = {
  'Big Pecks': ['def'],
  'Clear Body': ['atk', 'def', 'spa', 'spd'],
  Contrary: ['atk', 'def', 'spa', 'spd'],
  'Hyper Cutter': ['atk'],
  'Mirror Armor': ['atk', 'def', 'spa', 'spd'],
}

// It sends status moves back. No boss has an ability that keeps side effects off.
const NO_STATUS_MOVES = 'Magic Bounce'

const ON_USER: ReadonlySet<string> = new Set(['self', 'allies', 'adjacentAlly', 'adjacentAllyOrSelf'])

/**
 * The moves that lower a stat of the boss, the best first: by stages, and half as much again for those that pass the
 * shield. A move counts only if it works on the boss whichever of its abilities it has.
 */
export function debuffsOf(moves: readonly Move[], stat: LoweredStat, raid: RaidTarget): readonly Debuff[] {
  if (raid.abilities.some((ability) => KEEPS_STATS[ability]?.includes(stat))) return []
  return moves
    .flatMap((move) => debuffOf(move, stat) ?? [])
    .filter((debuff) => reaches(debuff, raid))
    .sort((one, other) => worthOf(other) - worthOf(one))
}

const LOWERED: readonly LoweredStat[] = ['atk', 'def', 'spa', 'spd']

/** Whether a move lowers any stat of its target that counts in the damage. */
export function isDebuff(move: Move): boolean {
  return LOWERED.some((stat) => debuffOf(move, stat) !== undefined)
}

// A move that costs its user the battle, or strengthens the boss's attacks.
const AT_A_PRICE: ReadonlySet<string> = new Set(['Memento', 'Spicy Extract'])

// One stage is not worth a turn without damage.
const LEAST_STAGES = 2

function debuffOf(move: Move, stat: LoweredStat): Debuff | undefined {
  if (AT_A_PRICE.has(move.name)) return undefined
  const stages = lowered(move, stat)
  if (stages < (move.category === 'Status' ? LEAST_STAGES : 1)) return undefined
  const hits = move.accuracy === true ? 1 : move.accuracy / 100
  return { move, lowers: stages * hits, passesShield: move.category !== 'Status' }
}

function lowered({ category, target, boosts, secondaries }: Move, stat: LoweredStat): number {
  if (category === 'Status') return ON_USER.has(target) ? 0 : -(boosts?.[stat] ?? 0)
  const certain = (secondaries ?? []).filter(({ chance }) => (chance ?? 100) >= 100)
  return -certain.reduce((sum, effect) => sum + (effect.boosts?.[stat] ?? 0), 0)
}

function reaches({ move, passesShield }: Debuff, { abilities, teraType }: RaidTarget): boolean {
  if (!passesShield) return !abilities.includes(NO_STATUS_MOVES)
  const type = TYPE_NAMES.find((name) => name === move.type)
  return type !== undefined && effectiveness(type, [teraType]) > 0
}

function worthOf({ lowers, passesShield }: Debuff): number {
  return passesShield ? lowers * 1.5 : lowers
}
