import type { Creature, LearnMethod, LearnWay } from '@/data/shipped/schema'
import { supplement } from '@/data/shipped/shipped'

/**
 * How a creature learns a move: in generation 9, the one being played, before earlier ones; `undefined` where only raid
 * bosses have it. Generation 9 comes from the supplement, because the service's learnsets end at generation 8: a move
 * that they lack is not thereby one that only raid bosses have.
 *
 * @param creature as shipped, or as merged from what shipped and what the service answered
 */
export function wayToLearn(moveKey: string, { key, learned }: Creature): LearnWay | undefined {
  return supplement.generationNine[key]?.[moveKey] ?? learned[moveKey]
}

/** A way to learn a move, in words: `Level 48`, `Evolution line: Egg move`, `TM in Gen 8`, `Raid only`. */
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
