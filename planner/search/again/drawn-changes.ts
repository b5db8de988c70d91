import { createRandom, type Random } from '@/battle/model/random'
import { planChoices } from '@/battle/odds/plan-choices'
import { hashOf } from '@/lib/hash'
import { itemChanges, moveChanges, spreadChanges } from '@/planner/candidates/changes'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { type BuildCandidate, memberOf, withBuild } from '@/planner/search/planned-build'
import type { RaidBattles } from '@/planner/search/raid-battles'
import { scoresAtWorstSpeed } from '@/planner/search/solo/turn-speeds'
import { topN } from '@/planner/search/top-n'

const DRAWS = 400

/** In percent, per part: about three of seven parts change. */
const KEEP_CHANCE = 40

const RACE = [
  { battles: 4, kept: 64 },
  { battles: 12, kept: 20 },
] as const

const FINAL_BATTLES = 32

/**
 * Returns the best of the candidates and of random variations. A variation changes several of moves, item, effort
 * values and plan: some changes only pay off together. The same candidates give the same variations.
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
  const partsByStart = starts.map((start) => partsOf(start, raid))
  const variations = new Map<string, BuildCandidate>()
  for (let draw = 0; draw < DRAWS; draw++) {
    const startParts = partsByStart[random.below(partsByStart.length)]
    if (!startParts) break
    const candidate = drawVariation(battles, startParts, random)
    variations.set(keyOf(candidate), candidate)
  }
  const scoreAfter = (count: number) => scoresAtWorstSpeed(battles, raid, count)
  const finalists = RACE.reduce<readonly BuildCandidate[]>(
    (remaining, step) => topN(remaining, step.kept, scoreAfter(step.battles)),
    [...variations.values()],
  )
  const byKey = new Map([...starts, ...finalists].map((candidate) => [keyOf(candidate), candidate]))
  return topN([...byKey.values()], count, scoreAfter(FINAL_BATTLES))
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

function drawVariation(
  battles: RaidBattles,
  { start, moves, items, spreads }: Parts,
  random: Random,
): BuildCandidate {
  const drawChange = <T>(values: readonly T[]): T | undefined =>
    random.chance(KEEP_CHANCE) ? undefined : values[random.below(values.length)]
  const rebuilt = withBuild(start, { ...drawChange(moves), ...drawChange(items), ...drawChange(spreads) })
  const changes = planChoices(memberOf(battles, rebuilt).fighter).map((choices) => drawChange(choices))
  return { ...rebuilt, plan: Object.assign({}, start.plan, ...changes) }
}
