import type { TypeName } from '@/data/vocabulary'
import type { RaidTarget } from '@/tools/plans/raid/raid-target'

/** What an ability does for the others in a raid. */
interface AbilitySupport {
  /** The share by which their damage rises. */
  readonly damage: number
  /** The type of attack that it counts for; `undefined` for all. */
  readonly type?: TypeName
  /** The share by which the boss's damage to them falls. */
  readonly guard: number
}

// Source of each: https://bulbapedia.bulbagarden.net/wiki/Steely_Spirit_(Ability) and so on. What counts for one category
// only is halved.
const SUPPORT: Readonly<Record<string, AbilitySupport>> = {
  'Beads of Ruin': { damage: 0.17, guard: 0 },
  Drizzle: { damage: 0.5, type: 'Water', guard: 0 },
  Drought: { damage: 0.5, type: 'Fire', guard: 0 },
  'Electric Surge': { damage: 0.3, type: 'Electric', guard: 0 },
  'Friend Guard': { damage: 0, guard: 0.25 },
  'Grassy Surge': { damage: 0.3, type: 'Grass', guard: 0 },
  'Hadron Engine': { damage: 0.3, type: 'Electric', guard: 0 },
  Hospitality: { damage: 0, guard: 0.1 },
  Intimidate: { damage: 0, guard: 0.17 },
  'Orichalcum Pulse': { damage: 0.5, type: 'Fire', guard: 0 },
  'Power Spot': { damage: 0.3, guard: 0 },
  'Psychic Surge': { damage: 0.3, type: 'Psychic', guard: 0 },
  'Steely Spirit': { damage: 0.5, type: 'Steel', guard: 0 },
  'Sword of Ruin': { damage: 0.17, guard: 0 },
  'Tablets of Ruin': { damage: 0, guard: 0.12 },
  'Vessel of Ruin': { damage: 0, guard: 0.12 },
}

/**
 * How much an ability of one helps the others against a raid, as shares of damage: 0 for one that does not. One that
 * strengthens attacks of a type counts if that type is super effective against the boss.
 */
export function abilityWorth(ability: string, raid: RaidTarget): number {
  const support = SUPPORT[ability]
  if (!support) return 0
  const counts = support.type === undefined || raid.effectOfType(support.type) > 1
  return (counts ? support.damage : 0) + support.guard
}
