import type { BossFighter, Fighter } from '@/lib/battle/model/fighter'
import type { StatName } from '@/lib/battle/model/terms'
import type { CombatantDraft, Turn } from '@/lib/battle/model/turn'
import { type Copies, rememberedCopy } from './copies'

type Stats = Fighter['stats']

/** The new stats of a fighter, from its own and those of another. */
type NewStats = (own: Stats, other: Stats) => Partial<Stats>

/** Replaces stats of someone, with those of another before the move. */
type StatChange = (turn: Turn, someone: CombatantDraft, other: Fighter) => void

const NAMES: readonly StatName[] = ['atk', 'def', 'spa', 'spd', 'spe']

/** Returns a change of stats, without stages. It lasts until a raider faints, and for a boss to the end. */
export function statChange(newStats: NewStats): StatChange {
  const copies: Copies<Fighter, Fighter> = new WeakMap()
  const bossCopies: Copies<BossFighter, Fighter> = new WeakMap()
  const make = <T extends Fighter>(own: T, other: Fighter): T => ({
    ...own,
    stats: { ...own.stats, ...newStats(own.stats, other.stats) },
  })
  return (turn, someone, other) => {
    const { stats } = someone.fighter
    if (someone === turn.boss) {
      turn.boss.fighter = rememberedCopy(bossCopies, turn.boss.fighter, other, make)
    } else {
      someone.fighter = rememberedCopy(copies, someone.fighter, other, make)
    }
    report(turn, someone, stats)
  }
}

function report({ events }: Turn, { who, fighter }: CombatantDraft, before: Stats): void {
  for (const stat of NAMES) {
    const to = fighter.stats[stat]
    if (to !== before[stat]) events.push({ kind: 'stat', who, stat, to })
  }
}

/** The mean of two fighters' stats, rounded down. */
export function meanOf(...names: readonly StatName[]): NewStats {
  return (own, other) =>
    Object.fromEntries(names.map((name) => [name, Math.floor((own[name] + other[name]) / 2)]))
}
