import type { RaidBoss } from '@/data/rosters/rosters'

/** The key of a move in the creature service: its name in lower case, letters and digits only (`forestscurse`). */
export function moveKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** The key of a boss's exact form in the creature service. */
export function creatureKey(boss: RaidBoss): string {
  return boss.creatureKey ?? boss.formName ?? boss.name.toLowerCase()
}
