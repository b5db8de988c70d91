import type { Decider } from '@/battle/engine/fight'
import type { Choice, Rounds } from '@/battle/plan'

const WAIT: Choice = { kind: 'wait' }

/**
 * Plays an opening, and then as `decide` does. While it lasts, a raider without a step in a round waits. A step that cannot
 * be played, since its raider has fainted or is hindered, is left out: the next round comes all the same.
 */
export function afterOpening(rounds: Rounds, decide: Decider): Decider {
  return (arena, state, raider) => {
    const round = rounds[state.turn]
    if (!round) return decide(arena, state, raider)
    const place = round.findIndex((step) => step.raider === raider.who)
    const choice = round[place]?.choice ?? WAIT
    return choice.kind === 'wait' ? choice : { ...choice, place }
  }
}
