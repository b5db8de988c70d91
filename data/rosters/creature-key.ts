import type { RaidBoss } from '@/data/rosters/rosters'

/** The key of a boss's exact form in the creature service. */
export function creatureKey(boss: RaidBoss): string {
  return boss.creatureKey ?? boss.formName ?? boss.name.toLowerCase()
}
