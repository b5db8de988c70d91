import { createRandom, type Random } from '@/battle/model/random'
import { planChoices } from '@/battle/odds/plan-choices'
import { hashOf } from '@/lib/hash'
import { itemChanges, moveChanges, spreadChanges } from '@/planner/candidates/changes'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { type BuildCandidate, memberOf, withBuild } from '@/planner/search/planned-build'
import type { RaidBattles } from '@/planner/search/raid-battles'
import { scoresAtWorstSpeed } from '@/planner/search/solo/turn-speeds'
import { topN } from '@/planner/search/top-n'

const DRAWN = 400

/** Percent of draws that keep a part: about three of seven parts change. */
const UNCHANGED = 40

/** Battles per round, and the number of candidates kept. */
const RACE = [
  { battles: 4, kept: 64 },
  { battles: 12, kept: 20 },
] as const

const FINAL_BATTLES = 32

/**
 * Returns the best candidates, including random variations with several changes at the same time: moves, item, effort
 * values and plan. Some changes only pay off together. The same candidates always give the same variations.
 *
 * @param starts attack options of one creature, best first
 */
export function bestDrawn(
  battles: RaidBattles,
  starts: readonly BuildCandidate[],
  raid: RaidTarget,
  count: number,
): BuildCandidate[] {
  const keyOf = (candidate: BuildCandidate) => memberOf(battles, candidate).key
  const random = createRandom(hashOf(raid.teraType, ...starts.map(keyOf)))
  const parts = starts.map((start) => partsOf(start, raid))
  const drawn = new Map<string, BuildCandidate>()
  for (let draw = 0; draw < DRAWN; draw++) {
    const from = parts[random.below(parts.length)]
    if (!from) break
    const candidate = changedByChance(battles, from, random)
    drawn.set(keyOf(candidate), candidate)
  }
  const scoreAfter = (fought: number) => scoresAtWorstSpeed(battles, raid, fought)
  const others = RACE.reduce<readonly BuildCandidate[]>(
    (left, step) => topN(left, step.kept, scoreAfter(step.battles)),
    [...drawn.values()],
  )
  const all = new Map([...starts, ...others].map((candidate) => [keyOf(candidate), candidate]))
  return topN([...all.values()], count, scoreAfter(FINAL_BATTLES))
}

interface Parts {
  readonly start: BuildCandidate
  readonly moves: readonly Change[]
  readonly items: readonly Change[]
  readonly spreads: readonly Change[]
}

type Change = Parameters<typeof withBuild>[1]

function partsOf(start: BuildCandidate, raid: RaidTarget): Parts {
  const { option, buildOptions, build } = start
  return {
    start,
    moves: [...buildOptions.moveSets.map((moves) => ({ moves })), ...moveChanges(option, build, raid)],
    items: [...buildOptions.items.map((item) => ({ item })), ...itemChanges(option, raid)],
    spreads: [...buildOptions.spreads, ...spreadChanges(option)],
  }
}

function changedByChance(
  battles: RaidBattles,
  { start, moves, items, spreads }: Parts,
  random: Random,
): BuildCandidate {
  const drawn = <Value>(values: readonly Value[]): Value | undefined =>
    random.chance(UNCHANGED) ? undefined : values[random.below(values.length)]
  const built = withBuild(start, { ...drawn(moves), ...drawn(items), ...drawn(spreads) })
  const changes = planChoices(memberOf(battles, built).fighter).map((choices) => drawn(choices))
  return { ...built, plan: Object.assign({}, start.plan, ...changes) }
}
