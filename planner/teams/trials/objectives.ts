import type { Outcome } from '@/battle/odds/tally'
import type { TeamAim } from '@/lib/teams/raid-team'

/** Scores a battle. Higher is better; a loss is negative. */
export type Objective = (outcome: Outcome) => number

/** Any win outscores any loss. Averaged over battles, style can outweigh a few losses: see `STYLE_WEIGHT`. */
const LOSS = 15

/** Weight of boss HP after a loss. It leads a search to winning teams. */
const HP_WEIGHT = 5

/**
 * Weight of turns, faints and HP among wins: a loss in a hundred battles costs about a turn, a faint
 * or half the HP.
 */
const STYLE_WEIGHT = 0.3

export const OBJECTIVES: Readonly<Record<TeamAim, Objective>> = {
  strike: (outcome) => (outcome.won ? STYLE_WEIGHT / outcome.turns : lossScore(outcome)),
  safe: (outcome) =>
    outcome.won ? STYLE_WEIGHT * (outcome.lowestHpShare + 1 / (1 + outcome.faints)) : lossScore(outcome),
}

/** Scores that can hardly improve: wins in two turns, or without a faint and with 80% of HP left. */
export const GOOD_ENOUGH: Readonly<Record<TeamAim, number>> = {
  strike: STYLE_WEIGHT / 2,
  safe: STYLE_WEIGHT * (0.8 + 1),
}

function lossScore({ bossHpShare }: Outcome): number {
  return HP_WEIGHT * (1 - bossHpShare) - LOSS
}
