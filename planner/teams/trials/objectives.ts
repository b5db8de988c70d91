import type { Outcome } from '@/battle/odds/tally'
import type { TeamAim } from '@/lib/teams/raid-team'

/** What one battle is worth to a search: the more, the better; a loss is below 0. */
export type Objective = (outcome: Outcome) => number

/** What a loss costs: more than all that tells wins apart, so that a team that wins less often never stands before. */
const LOSS = 15

/** What the boss's HP are worth where it is not beaten: they lead a search to teams that win. */
const HP_WEIGHT = 5

/** What tells wins apart: a loss in a hundred battles costs about as much as a turn, a faint or half of the HP. */
const STYLE_WEIGHT = 0.3

/** What each aim makes of a battle: a win counts most, then its turns, or the faints and the lowest HP. */
export const OBJECTIVES: Readonly<Record<TeamAim, Objective>> = {
  strike: (outcome) => (outcome.won ? STYLE_WEIGHT / outcome.turns : lost(outcome)),
  safe: (outcome) =>
    outcome.won ? STYLE_WEIGHT * (outcome.lowestHpShare + 1 / (1 + outcome.faints)) : lost(outcome),
}

/** The mean worth that is hardly improved: wins in two turns, or without a faint and with 80% of the HP left. */
export const GOOD_ENOUGH: Readonly<Record<TeamAim, number>> = {
  strike: STYLE_WEIGHT / 2,
  safe: STYLE_WEIGHT * (0.8 + 1),
}

function lost({ bossHpShare }: Outcome): number {
  return HP_WEIGHT * (1 - bossHpShare) - LOSS
}
