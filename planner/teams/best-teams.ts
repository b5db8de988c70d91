import { firstOfEach } from '@/lib/first-of-each'
import { type RaidTeam, TEAM_AIMS, type TeamAim } from '@/lib/teams/raid-team'
import { bestFew } from '@/planner/search/best-few'
import type { Draft } from './drafts'
import { draftsAgainst } from './drafts-against'
import { plannedTeams, teamsBeside } from './planned-teams'
import { changesOf } from './swaps'
import { deskOf, type TeamSearch } from './team-search'
import type { Verified } from './team-trials'
import { WORTH } from './worth'

/** A team that was found, and how it fares in battles that no search has seen. */
export interface FoundTeam extends Verified {
  readonly team: RaidTeam
}

/** The chance from which a team counts as sure, as a share. */
export const SURE = 0.99

/** How many go on from each step of the search, and the battles that it judges by. */
const DRAFTS = 60
const STEPS = [
  { battles: 2, left: 24 },
  { battles: 6, left: 12 },
  { battles: 12, left: 6 },
  { battles: 24, left: 6 },
] as const

/** Strikers whose teams exchange their parts. */
const SWAPPED = 3

/** The battles that the last choice is made by: a dozen of each kind. */
const LAST = 144

/** How many are looked at closely, and how many of these are verified until one is sure. */
const GLANCED = 10
const VERIFIED = 4

/** The best team found for each aim; none where nothing was found. */
export type BestTeams = Readonly<Partial<Record<TeamAim, FoundTeam>>>

/**
 * The best teams against one Tera type of a boss, of those that count: strikes that arithmetic promises, their parts exchanged,
 * and what is known; for the safe one, where none of them is sure, also teams that outlast the boss.
 */
export function bestTeams(search: TeamSearch): BestTeams {
  const drafts = draftsAgainst(search, DRAFTS)
  const changes = (draft: Draft) => changesOf(deskOf(search), draft, search.supporters)
  const striking = TEAM_AIMS.flatMap((aim) =>
    halved(search, aim, drafts).flatMap((draft) => withSwaps(search, aim, draft, changes)),
  )
  const candidates = [...striking.map(({ team }) => team), ...knownTeams(search)]
  const [strike, safest] = TEAM_AIMS.map((aim) => {
    const found = verifiedBest(search, aim, candidates)
    const draft = striking.find(({ team }) => team === found?.team)
    return found && draft ? polished(search, aim, found, changes(draft)) : found
  })
  const safe = surer(safest, strike)
  return { strike, safe: safe && safe.chance >= SURE ? safe : surer(safe, outlasting(search)) }
}

/** The best of the teams that are known, without a search. */
export function bestKnown(search: TeamSearch): BestTeams {
  const [strike, safe] = TEAM_AIMS.map((aim) => verifiedBest(search, aim, knownTeams(search)))
  return { strike, safe }
}

function knownTeams({ known, isAllowed }: TeamSearch): readonly RaidTeam[] {
  return known.filter(({ raiders }) => raiders.every(({ build }) => isAllowed(build.species)))
}

// Where none of those that are listed is sure, the best of them exchanges its raiders too.
function outlasting(search: TeamSearch): FoundTeam | undefined {
  const planned = plannedTeams(search)
  const best = verifiedBest(search, 'safe', planned)
  if (!best || best.chance >= SURE) return best
  const changes = ({ team }: FoundTeam) =>
    teamsBeside(search, team).map((changed) => ({ ...best, team: changed }))
  const swapped = withSwaps(search, 'safe', best, changes).map(({ team }) => team)
  const found = surer(best, verifiedBest(search, 'safe', swapped)) ?? best
  return polished(search, 'safe', found, changes(found))
}

// The first where it is sure.
function surer(one: FoundTeam | undefined, other: FoundTeam | undefined): FoundTeam | undefined {
  if (one && one.chance >= SURE) return one
  return (other?.chance ?? 0) > (one?.chance ?? 0) ? other : one
}

/** What is left of the drafts, half by half, as more battles are fought: in the end one of each striker. */
function halved(search: TeamSearch, aim: TeamAim, drafts: readonly Draft[]): readonly Draft[] {
  const left = STEPS.reduce<readonly Draft[]>(
    (left, step) => bestFew(left, step.left, ({ team }) => scoreOf(search, aim, team, step.battles)),
    drafts,
  )
  return firstOfEach(left, ({ striker }) => striker.build.species).slice(0, SWAPPED)
}

function scoreOf({ trials, target }: TeamSearch, aim: TeamAim, team: RaidTeam, battles: number): number {
  return trials.glance(team, target.teraType, battles, WORTH[aim])
}

/** How far a change may fall behind at the first look, and how much it must gain at the last. */
const MARGIN = 0.1
const GAIN = 0.003
const PASSES = 4

/** Something with a team, one part of which may be exchanged. */
interface Changing {
  readonly team: RaidTeam
}

// A team, and what exchanging one part after the other makes of it, as long as that is better.
function withSwaps<One extends Changing>(
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
  const gain = (battles: number) => scoreOf(search, aim, one, battles) - scoreOf(search, aim, other, battles)
  return gain(4) > -MARGIN && gain(12) > 0 && gain(36) > GAIN
}

/** The chances of teams that are nearly sure: what they still lose shows in many battles alone. */
const NEARLY_SURE = 0.9

// One more pass over the parts of a team that is nearly sure, each change judged by many battles.
function polished(
  search: TeamSearch,
  aim: TeamAim,
  found: FoundTeam,
  changes: Iterable<Changing>,
): FoundTeam {
  if (found.chance >= SURE || found.chance < NEARLY_SURE) return found
  const gain = (one: RaidTeam, other: RaidTeam, battles: number) =>
    scoreOf(search, aim, one, battles) - scoreOf(search, aim, other, battles)
  let best = found.team
  for (const { team } of changes) {
    const keepsUp = gain(team, best, 4) > -MARGIN && gain(team, best, 36) > -MARGIN
    if (keepsUp && gain(team, best, LAST) > GAIN) best = team
  }
  return surer(found, verifiedBest(search, aim, [best])) ?? found
}

/** The first that is sure of those that do best in many battles; else the one with the highest chance. */
function verifiedBest(search: TeamSearch, aim: TeamAim, teams: readonly RaidTeam[]): FoundTeam | undefined {
  const glanced = bestFew(teams, GLANCED, (team) => scoreOf(search, aim, team, 24))
  const inOrder = bestFew(glanced, GLANCED, (team) => scoreOf(search, aim, team, LAST))
  let best: FoundTeam | undefined
  for (const team of firstOfEach(inOrder, kindOfTeam).slice(0, VERIFIED)) {
    const found = { team, ...search.trials.verified(team, search.target.teraType) }
    if (found.chance >= SURE) return found
    if (found.chance > (best?.chance ?? -1)) best = found
  }
  return best
}

// Where one of a striker is not sure in so many rounds, its like are not either.
function kindOfTeam({ raiders, opening }: RaidTeam): string {
  const [striker] = raiders
  return opening.length > 0
    ? `${striker?.build.species} ${opening.length}`
    : raiders.map(({ build }) => build.species).join()
}
