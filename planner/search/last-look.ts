import type { Build } from '@/lib/battle/model/build'
import type { Plan } from '@/lib/battle/policy/plan'
import { planChoices } from '@/lib/odds/plan-choices'
import type { Tally } from '@/lib/odds/tally'
import { itemChanges, moveChanges, spreadChanges, teraChanges } from '@/planner/candidates/changes'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { bestOf, type Scoring } from './best-few'
import { type Entrant, memberOf, type Played, withBuild, withPlan } from './played-line'
import type { RaidBattles } from './raid-battles'

/** Those that win fewer of their battles are not helped by small changes, and those that win more need none. */
const UNSURE = { from: 0.2, to: 0.9 }

/** Whether one may win, and may not. */
export function isUnsure({ wins }: Pick<Tally, 'wins'>): boolean {
  return wins >= UNSURE.from && wins <= UNSURE.to
}

/** Battles that a change is judged by, and those of one that seems better beside what was there. */
const LOOK = 24
const CLOSER = 96

/**
 * An entrant looked at once more, by hill climbing: one thing of its build or plan is changed after the other, and what
 * wins more of its battles stays. It is the same where nothing does.
 */
export function lastLook(battles: RaidBattles, entrant: Entrant, raid: RaidTarget): Entrant {
  const scoreAfter =
    (count: number): Scoring<Played> =>
    (played, least) =>
      battles.glance([memberOf(battles, played)], raid.teraType, count, least).score
  return WAYS.reduce((best, changed) => {
    const better = bestOf([best, ...changed(best, raid, battles)], scoreAfter(LOOK)) ?? best
    return better === best ? best : (bestOf([best, better], scoreAfter(CLOSER)) ?? best)
  }, entrant)
}

/** The entrants that differ from one in one way. */
type Way = (entrant: Entrant, raid: RaidTarget, battles: RaidBattles) => readonly Entrant[]

const planWay: Way = (entrant, _, battles) =>
  planChoices(memberOf(battles, entrant).fighter)
    .flat()
    .filter((change) => changes(entrant.plan, change))
    .map((change) => withPlan(entrant, change))

const buildWay =
  (changesOf: (entrant: Entrant, raid: RaidTarget) => readonly Partial<Build>[]): Way =>
  (entrant, raid) =>
    changesOf(entrant, raid)
      .filter((change) => changes(entrant.build, change))
      .map((change) => withBuild(entrant, change))

function changes<Whole extends Build | Plan>(whole: Whole, change: Partial<Whole>): boolean {
  return JSON.stringify({ ...whole, ...change }) !== JSON.stringify(whole)
}

const WAYS: readonly Way[] = [
  planWay,
  buildWay(({ line }, raid) => itemChanges(line, raid)),
  buildWay(({ line }) => spreadChanges(line)),
  buildWay(({ line, build }, raid) => moveChanges(line, build, raid)),
  buildWay(({ line }, raid) => teraChanges(line, raid)),
  planWay,
]
