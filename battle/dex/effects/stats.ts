import type { BossFighter, Fighter } from '@/battle/model/fighter'
import type { CombatantDraft, Turn } from '@/battle/model/turn'
import type { StatName } from '@/data/vocabulary'
import { type Copies, rememberedCopy } from './copies'

type Stats = Fighter['stats']

type NewStats = Readonly<Partial<Record<StatName, (own: Stats, other: Stats) => number>>>

type StatChange = (turn: Turn, combatant: CombatantDraft, other: Fighter) => void

const NAMES: readonly StatName[] = ['atk', 'def', 'spa', 'spd', 'spe']

/** Stats are without stages. The change lasts until a raider faints; for a boss, until the battle ends. */
export function statChange(newStats: NewStats): StatChange {
  const copies: Copies<Fighter, Fighter> = new WeakMap()
  const bossCopies: Copies<BossFighter, Fighter> = new WeakMap()
  const make = <T extends Fighter>(fighter: T, other: Fighter): T => ({
    ...fighter,
    stats: changeStats(fighter.stats, other.stats, newStats),
  })
  return (turn, combatant, other) => {
    if (combatant === turn.boss) {
      turn.boss.fighter = rememberedCopy(bossCopies, turn.boss.fighter, other, make)
    } else {
      combatant.fighter = rememberedCopy(copies, combatant.fighter, other, make)
    }
    const { who, fighter } = combatant
    for (const stat of NAMES) {
      if (newStats[stat]) turn.events.push({ kind: 'stat', who, stat, to: fighter.stats[stat] })
    }
  }
}

function changeStats(own: Stats, other: Stats, newStats: NewStats): Stats {
  const stats = { ...own }
  for (const stat of NAMES) stats[stat] = newStats[stat]?.(own, other) ?? own[stat]
  return stats
}

/** Returns a function for two combatants' average stat, rounded down. */
export function meanOf(stat: StatName): (own: Stats, other: Stats) => number {
  return (own, other) => Math.floor((own[stat] + other[stat]) / 2)
}
