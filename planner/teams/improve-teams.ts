import { firstOfEach } from '@/lib/first-of-each'
import type { RaidTeam, TeamAim } from '@/lib/teams/raid-team'
import { topN } from '@/planner/search/top-n'
import { OBJECTIVES } from '@/planner/teams/trials/objectives'
import type { Verified } from '@/planner/teams/trials/test-cases'
import type { TeamSearch } from './team-search'

/** A team, and its results in battles that no search has seen. */
export interface FoundTeam extends Verified {
  readonly team: RaidTeam
}

/** Win rate from which a team counts as reliable, as a share. */
export const RELIABLE = 0.99

/** Battles of the last choice: a dozen per test case. */
const FINAL_BATTLES = 144

/** Teams compared closely, and those verified until one is reliable. */
const SCREENED = 10
const MAX_VERIFIED = 4

export function scoreOf(
  { trials, target }: TeamSearch,
  aim: TeamAim,
  team: RaidTeam,
  battles: number,
): number {
  return trials.quickScore(team, target.teraType, battles, OBJECTIVES[aim])
}

/** Returns the first team if it is reliable, otherwise the team with the higher win rate. */
export function pickMoreReliable(
  one: FoundTeam | undefined,
  other: FoundTeam | undefined,
): FoundTeam | undefined {
  if (one && one.chance >= RELIABLE) return one
  return (other?.chance ?? 0) > (one?.chance ?? 0) ? other : one
}

/** Score by which a change may trail in the screening, and must gain in the end. */
const MARGIN = 0.03
const GAIN = 0.003
const PASSES = 4

export interface HasTeam {
  readonly team: RaidTeam
}

/** Improves a team by single swaps as long as they help. Returns each improvement, and the team itself. */
export function improveBySwaps<One extends HasTeam>(
  search: TeamSearch,
  aim: TeamAim,
  start: One,
  changesOf: (one: One) => Iterable<One>,
): readonly One[] {
  let best = start
  for (let pass = 0; pass < PASSES; pass++) {
    const before = best
    for (const changed of changesOf(before))
      if (isBetter(search, aim, changed.team, best.team)) best = changed
    if (best === before) break
  }
  return best === start ? [start] : [best, start]
}

function isBetter(search: TeamSearch, aim: TeamAim, one: RaidTeam, other: RaidTeam): boolean {
  const gain = gainOf(search, aim, one, other)
  return gain(4) > -MARGIN && gain(12) > 0 && gain(36) > GAIN
}

// A team's lead over another team, after a number of battles.
function gainOf(search: TeamSearch, aim: TeamAim, one: RaidTeam, other: RaidTeam) {
  return (battles: number) => scoreOf(search, aim, one, battles) - scoreOf(search, aim, other, battles)
}

/** Uses many battles per change, since few show the remaining losses. Other teams, below `nearlyReliable`, stay. */
export function polish(
  search: TeamSearch,
  aim: TeamAim,
  found: FoundTeam,
  changes: Iterable<HasTeam>,
  nearlyReliable: number,
): FoundTeam {
  if (found.chance >= RELIABLE || found.chance < nearlyReliable) return found
  let best = found.team
  for (const { team } of changes) {
    const gain = gainOf(search, aim, team, best)
    if (gain(4) > -MARGIN && gain(36) > -MARGIN && gain(FINAL_BATTLES) > GAIN) best = team
  }
  return pickMoreReliable(found, verifiedBest(search, aim, [best])) ?? found
}

/** Returns the first reliable team of those that do best in many battles, otherwise the one with the highest win rate. */
export function verifiedBest(
  search: TeamSearch,
  aim: TeamAim,
  teams: readonly RaidTeam[],
): FoundTeam | undefined {
  const glanced = topN(teams, SCREENED, (team) => scoreOf(search, aim, team, 24))
  const inOrder = topN(glanced, SCREENED, (team) => scoreOf(search, aim, team, FINAL_BATTLES))
  let best: FoundTeam | undefined
  for (const team of firstOfEach(inOrder, kindOfTeam).slice(0, MAX_VERIFIED)) {
    const found = { team, ...search.trials.verified(team, search.target.teraType) }
    if (found.chance >= RELIABLE) return found
    if (found.chance > (best?.chance ?? -1)) best = found
  }
  return best
}

// If a finisher's team isn't reliable with a number of rounds, similar teams aren't either.
function kindOfTeam({ raiders, opening }: RaidTeam): string {
  const [finisher] = raiders
  return opening.length > 0
    ? `${finisher?.build.species} ${opening.length}`
    : raiders.map(({ build }) => build.species).join()
}
