import type { TypeName } from '@/data/vocabulary'
import { ASSUMPTIONS, PACES } from '@/lib/battle/model/assumptions'
import type { Tally } from '@/lib/odds/tally'
import type { PacedChances } from '@/lib/plans/raid-plans'
import type { RaidTarget } from '@/planner/raids/raid-target'
import type { Scoring } from './best-few'
import { memberOf, type Played } from './played-line'
import type { Member, RaidBattles } from './raid-battles'

const SLOWEST = Math.max(...PACES)

/** A score that every team reaches, so that all battles are fought. */
const NO_LEAST = 0

/** Points by which a chance is to move before its paces are told: twice what it may be off. */
const MOVES = 10

/**
 * The chances of an attacker to win alone at each of `PACES`; `undefined` where they and the usual one are at most ten points
 * apart. Where that can be told from its usual battles no others are fought.
 *
 * @param alone the tally of its battles at the usual pace
 */
export function pacedChances(
  battles: RaidBattles,
  member: Member,
  teraType: TypeName,
  alone: Tally,
): PacedChances | undefined {
  if (standsAtAnyPace(alone)) return undefined
  const [fast, slow] = PACES.map((seconds) => 100 * battles.settled([member], teraType, seconds).wins)
  if (fast === undefined || slow === undefined) return undefined
  const chances = [fast, 100 * alone.wins, slow]
  return Math.max(...chances) - Math.min(...chances) > MOVES ? [fast, slow] : undefined
}

/** The settled tally of an attacker alone, with its wins at the slowest pace where its chance is not one at all paces. */
export function settledAlone(battles: RaidBattles, member: Member, teraType: TypeName): Tally {
  const alone = battles.settled([member], teraType)
  const [, slow] = pacedChances(battles, member, teraType, alone) ?? []
  return slow === undefined ? alone : { ...alone, slowWins: slow / 100 }
}

/** The tally of so many battles of an attacker alone, with its wins in as many at the slowest pace where that may count. */
export function glanceAlone(battles: RaidBattles, member: Member, teraType: TypeName, count: number): Tally {
  const alone = battles.glance([member], teraType, count)
  if (alone.wins === 0 || standsAtAnyPace(alone)) return alone
  return { ...alone, slowWins: battles.glance([member], teraType, count, NO_LEAST, SLOWEST).wins }
}

/** Scores of an attacker alone by so many battles at the pace at which it does worse, since lists go by that. */
export function scoresAtAnyPace(
  battles: RaidBattles,
  { teraType }: Pick<RaidTarget, 'teraType'>,
  count: number,
): Scoring<Played> {
  return (played, least) => {
    const team = [memberOf(battles, played)]
    const usual = battles.glance(team, teraType, count, least)
    if (usual.score < least || standsAtAnyPace(usual)) return usual.score
    return Math.min(usual.score, battles.glance(team, teraType, count, least, SLOWEST).score)
  }
}

/** Whether hardly any battle is lost, and hardly any won would run out of time if its turns took the most seconds. */
function standsAtAnyPace({ wins, timeLeft }: Pick<Tally, 'wins' | 'timeLeft'>): boolean {
  const longer = SLOWEST / ASSUMPTIONS.secondsPerTurn
  return 100 * (1 - wins) < MOVES && (1 - timeLeft) * longer < 1
}
