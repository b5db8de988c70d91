import { firstOfEach } from '@/lib/first-of-each'
import type { RaidTeam, TeamAim } from '@/lib/teams/raid-team'
import { topN } from '@/planner/search/top-n'
import { OBJECTIVES } from '@/planner/teams/trials/objectives'
import type { Verified } from '@/planner/teams/trials/test-cases'
import type { TeamSearch } from './team-search'

export interface FoundTeam extends Verified {
  readonly team: RaidTeam
}

export const RELIABLE = 0.99

/** A dozen per test case. */
const FINAL_BATTLES = 144

const MAX_SCREENED = 10
const MAX_VERIFIED = 4

export function scoreOf(
  { trials, target }: TeamSearch,
  aim: TeamAim,
  team: RaidTeam,
  battles: number,
): number {
  return trials.quickScore(team, target.teraType, battles, OBJECTIVES[aim])
}

export function pickMoreReliable(
  first: FoundTeam | undefined,
  second: FoundTeam | undefined,
): FoundTeam | undefined {
  if (first && first.chance >= RELIABLE) return first
  return (second?.chance ?? 0) > (first?.chance ?? 0) ? second : first
}

const SCREENING_MARGIN = 0.03
const MIN_GAIN = 0.003
const MAX_PASSES = 4

export interface HasTeam {
  readonly team: RaidTeam
}

/** Tries single swaps as long as they help. Returns the improved team, if any, and the team itself. */
export function improveBySwaps<T extends HasTeam>(
  search: TeamSearch,
  aim: TeamAim,
  start: T,
  changesOf: (team: T) => Iterable<T>,
): readonly T[] {
  let best = start
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const passStart = best
    for (const neighbor of changesOf(passStart))
      if (isBetter(search, aim, neighbor.team, best.team)) best = neighbor
    if (best === passStart) break
  }
  return best === start ? [start] : [best, start]
}

function isBetter(search: TeamSearch, aim: TeamAim, team: RaidTeam, rival: RaidTeam): boolean {
  const gain = gainOf(search, aim, team, rival)
  return gain(4) > -SCREENING_MARGIN && gain(12) > 0 && gain(36) > MIN_GAIN
}

function gainOf(search: TeamSearch, aim: TeamAim, team: RaidTeam, rival: RaidTeam) {
  return (battles: number) => scoreOf(search, aim, team, battles) - scoreOf(search, aim, rival, battles)
}

/** Uses many battles per change, since few show the remaining losses. Other teams, below `nearlyReliable`, stay. */
export function polish(
  search: TeamSearch,
  aim: TeamAim,
  start: FoundTeam,
  changes: Iterable<HasTeam>,
  nearlyReliable: number,
): FoundTeam {
  if (start.chance >= RELIABLE || start.chance < nearlyReliable) return start
  let best = start.team
  for (const { team } of changes) {
    const gain = gainOf(search, aim, team, best)
    if (gain(4) > -SCREENING_MARGIN && gain(36) > -SCREENING_MARGIN && gain(FINAL_BATTLES) > MIN_GAIN)
      best = team
  }
  return pickMoreReliable(start, verifyBest(search, aim, [best])) ?? start
}

/** Verifies the best in many battles. Returns the first reliable team, otherwise the highest win rate. */
export function verifyBest(
  search: TeamSearch,
  aim: TeamAim,
  teams: readonly RaidTeam[],
): FoundTeam | undefined {
  const shortlist = topN(teams, MAX_SCREENED, (team) => scoreOf(search, aim, team, 24))
  const sorted = topN(shortlist, MAX_SCREENED, (team) => scoreOf(search, aim, team, FINAL_BATTLES))
  let best: FoundTeam | undefined
  for (const team of firstOfEach(sorted, finisherAndRounds).slice(0, MAX_VERIFIED)) {
    const verified = { team, ...search.trials.verified(team, search.target.teraType) }
    if (verified.chance >= RELIABLE) return verified
    if (verified.chance > (best?.chance ?? -1)) best = verified
  }
  return best
}

// If a finisher's team isn't reliable with a number of rounds, its similar teams aren't either.
function finisherAndRounds({ raiders, opening }: RaidTeam): string {
  const [finisher] = raiders
  return opening.length > 0
    ? `${finisher?.build.species} ${opening.length}`
    : raiders.map(({ build }) => build.species).join()
}
