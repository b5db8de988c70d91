import { corrections } from '@/data/corrections'

const UNANSWERED = new Set(corrections.unanswered.map(({ key }) => key))

/** Whether the creature service is known not to answer for a creature, by its key (see `data/corrections.json`). */
export function isUnanswered(creatureKey: string): boolean {
  return UNANSWERED.has(creatureKey)
}
