import type { Build } from '@/battle/build'
import { planChoices } from '@/battle/odds/plan-choices'
import type { Tally } from '@/battle/odds/tally'
import { winsAtLeast } from '@/battle/win-rates'
import { itemChanges, moveChanges, spreadChanges, teraChanges } from '@/planner/candidates/changes'
import type { RaidTarget } from '@/planner/raids/raid-target'
import {
  type Entrant,
  everyPlan,
  memberOf,
  type Played,
  withBuild,
  withPlan,
} from '@/planner/search/planned-build'
import type { RaidBattles } from '@/planner/search/raid-battles'
import { scoresAtAnyPace } from '@/planner/search/solo/turn-speeds'
import { bestFew, bestOf } from '@/planner/search/top-n'

/** Those that win fewer of their battles are not helped by small changes, and those that win more need none. */
const UNSURE = { from: 0.2, to: 0.9 }

/** Whether one may win, and may not, be it in slow turns alone. */
export function isUnsure(alone: Pick<Tally, 'wins' | 'leastWins'>): boolean {
  return alone.wins >= UNSURE.from && winsAtLeast(alone) <= UNSURE.to
}

/** Battles that many changes are judged by, those of the best few, and those of one that seems better beside what was there. */
const GLANCE = 8
const LOOK = 24
const CLOSER = 96

/** Changes that are looked at by more than a glance, and of those the ones that are looked at closer. */
const LOOKED_AT = 12
const LOOKED_AT_CLOSER = 3

/** How often all is gone through at most: a later round finds what an earlier one made possible. */
const ROUNDS = 2

/**
 * An entrant looked at once more, by hill climbing: its plan with its item, its effort values, its moves and its Tera type are
 * changed one after the other, and what wins more of its battles stays, until nothing does. It is the same where nothing did.
 */
export function lastLook(battles: RaidBattles, entrant: Entrant, raid: RaidTarget): Entrant {
  let best = entrant
  for (let round = 0; round < ROUNDS; round++) {
    const before = best
    best = WAYS.reduce((one, changed) => climbed(battles, one, changed(one, raid, battles), raid), before)
    if (best === before) break
  }
  return best
}

function climbed(
  battles: RaidBattles,
  best: Entrant,
  changed: readonly Entrant[],
  raid: RaidTarget,
): Entrant {
  const scoreAfter = (count: number) => scoresAtAnyPace(battles, raid, count)
  const looked = changed.length > LOOKED_AT ? bestFew(changed, LOOKED_AT, scoreAfter(GLANCE)) : changed
  // Of the first few by 24 battles one was lucky: alone it would stand in the place of the better ones.
  const close = bestFew([best, ...looked], LOOKED_AT_CLOSER, scoreAfter(LOOK))
  return bestOf(distinct([best, ...close]), scoreAfter(CLOSER)) ?? best
}

/** The entrants that differ from one in one way. */
type Way = (entrant: Entrant, raid: RaidTarget, battles: RaidBattles) => readonly Entrant[]

// What guards pays with another plan than what drains or strengthens.
const itemAndPlanWay: Way = (entrant, raid, battles) => {
  const [boosts = [], , healings = []] = planChoices(memberOf(battles, entrant).fighter)
  return itemChanges(entrant.line, raid)
    .map((change) => withBuild(entrant, change))
    .flatMap((equipped) => boosts.map((choice) => withPlan(equipped, choice)))
    .flatMap((boosted) => [boosted, ...healings.map((choice) => withPlan(boosted, choice))])
    .filter(({ build, plan }) => changes(entrant, { build, plan }))
}

const planWay: Way = (entrant, _, battles) =>
  everyPlan(memberOf(battles, entrant))
    .map(({ plan }) => withPlan(entrant, plan))
    .filter(({ plan }) => changes(entrant, { plan }))

// What endures more may heal later.
const spreadAndHealingWay: Way = (entrant, _, battles) => {
  const [, , healings = []] = planChoices(memberOf(battles, entrant).fighter)
  return [entrant.build, ...entrant.kit.spreads, ...spreadChanges(entrant.line)]
    .map(({ nature = entrant.build.nature, effortValues }) => withBuild(entrant, { nature, effortValues }))
    .flatMap((trained) => [trained, ...healings.map((healing) => withPlan(trained, healing))])
    .filter(({ build, plan }) => changes(entrant, { build, plan }))
}

const buildWay =
  (changesOf: (entrant: Entrant, raid: RaidTarget) => readonly Partial<Build>[]): Way =>
  (entrant, raid) =>
    changesOf(entrant, raid)
      .map((change) => withBuild(entrant, change))
      .filter(({ build }) => changes(entrant, { build }))

function changes(entrant: Entrant, change: Partial<Played>): boolean {
  const { build, plan } = entrant
  return JSON.stringify({ build, plan, ...change }) !== JSON.stringify({ build, plan })
}

function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)]
}

const WAYS: readonly Way[] = [
  itemAndPlanWay,
  planWay,
  spreadAndHealingWay,
  buildWay(({ line, build }, raid) => moveChanges(line, build, raid)),
  buildWay(({ line }, raid) => teraChanges(line, raid)),
]
