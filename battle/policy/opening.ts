import type { Choice, Rounds } from '@/battle/plan'
import type { Policy } from '@/battle/turns/fight'

const WAIT: Choice = { kind: 'wait' }

/** Plays an opening, then `decide`. Raiders without a step wait. Skips steps that a faint or an effect prevents. */
export function afterOpening(rounds: Rounds, decide: Policy): Policy {
  return (arena, state, raider) => {
    const round = rounds[state.turn]
    if (!round) return decide(arena, state, raider)
    const position = round.findIndex((step) => step.raider === raider.who)
    const choice = round[position]?.choice ?? WAIT
    return choice.kind === 'wait' ? choice : { ...choice, place: position }
  }
}
