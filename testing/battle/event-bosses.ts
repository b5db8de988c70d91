import { type RaidBoss, rosters } from '@/data/rosters/rosters'

/** The boss of an event's set by its id: `7-eevee-normal`. Throws for a set that is not there. */
export function eventBoss(id: string): RaidBoss {
  const found = [...rosters['5'], ...rosters['7']].find(({ event }) => event?.id === id)
  if (!found) throw new Error(`no raid ${id}`)
  return found
}
