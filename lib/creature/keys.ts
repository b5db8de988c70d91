import type { RaidBoss } from '@/data/rosters/rosters'

/** A move's key in the creature service: its name in lower case, letters and digits only (`forestscurse`). */
export function moveKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** The creature service's key of exactly the form that a boss has. */
export function creatureKey(boss: RaidBoss): string {
  return boss.creatureKey ?? boss.formName ?? boss.name.toLowerCase()
}
