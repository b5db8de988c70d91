import type { HowLearned } from '@/tools/plans/creatures/how-learned'

/** How a creature comes to know a move, in words: `TM 103`, `level 45 as Machop`, `egg move`. */
export function learnedInWords(how: HowLearned, species: string): string {
  const way = wayInWords(how)
  return how.by === species || how.kind === 'TM' || how.kind === 'egg' ? way : `${way} as ${how.by}`
}

function wayInWords(how: HowLearned): string {
  switch (how.kind) {
    case 'TM':
      return `TM ${String(how.number).padStart(3, '0')}`
    case 'level':
      return how.level <= 1 ? 'remembered move' : `level ${how.level}`
    case 'evolution':
      return 'on evolving'
    case 'form':
      return 'on taking the form'
    case 'egg':
      return 'egg move'
    case 'event':
      return 'event'
  }
}
