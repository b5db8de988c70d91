import { corrections } from '@/data/corrections'

const UNANSWERED = new Set(corrections.unanswered.map(({ key }) => key))

/** Whether the creature service is known to have no answer for a creature, by the service's key (`data/corrections.json`). */
export function isUnanswered(creatureKey: string): boolean {
  return UNANSWERED.has(creatureKey)
}
