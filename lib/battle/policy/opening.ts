import type { Decider } from '@/lib/battle/engine/fight'
import type { Choice } from '@/lib/battle/model/state'

/** What a raider, by its place in the team, does in a round of an opening. */
export interface OpeningStep {
  readonly raider: number
  readonly choice: Choice
}

/** The steps of a turn, in the order in which they are played: at most one for each raider. */
type Round = readonly OpeningStep[]

/** The rounds of an opening, one a turn. */
export type Rounds = readonly Round[]

/** The rounds of steps that follow one another: a round ends where a raider appears again. */
export function roundsOf(steps: readonly OpeningStep[]): Rounds {
  const rounds: OpeningStep[][] = []
  for (const step of steps) {
    const last = rounds.at(-1)
    if (!last || last.some(({ raider }) => raider === step.raider)) rounds.push([step])
    else last.push(step)
  }
  return rounds
}

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
