import type { Creature, LearnMethod, LearnWay } from '@/data/shipped/schema'
import { supplement } from '@/data/shipped/shipped'

/**
 * How a creature learns a move, generation 9 first. Gives `undefined` for a move that only raid bosses have.
 * Generation 9 comes from the supplement, since the service's learnsets end at generation 8.
 *
 * @param creature shipped, or merged with the service's answer
 */
export function wayToLearn(moveKey: string, { key, learned }: Creature): LearnWay | undefined {
  return supplement.generationNine[key]?.[moveKey] ?? learned[moveKey]
}

/** A way to learn a move, as text: `Level 48`, `Evolution line: Egg move`, `TM in Gen 8`, `Raid only`. */
export function learnNote(way: LearnWay | undefined): string {
  return way ? wayNote(way) : 'Raid only'
}

function wayNote(way: LearnWay): string {
  const line = way.byLine ? 'Evolution line: ' : ''
  const games = way.generation === 9 ? '' : ` in Gen ${way.generation}`
  return line + METHOD_NOTES[way.method](way) + games
}

const METHOD_NOTES = {
  'level up': levelNote,
  TM: () => 'TM',
  tutor: () => 'Tutor',
  egg: () => 'Egg move',
  event: () => 'Event',
  'Dream World': () => 'Dream World',
  'virtual transfer': () => 'Virtual transfer',
} satisfies Record<LearnMethod, (way: LearnWay) => string>

function levelNote({ level }: LearnWay): string {
  if (level === undefined) return 'Level up'
  return level === 0 ? 'On evolution' : `Level ${level}`
}
