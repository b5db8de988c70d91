import { firstOfEach } from '@/lib/first-of-each'
import { type RaidTeam, TEAM_AIMS, type TeamAim } from '@/lib/teams/raid-team'
import { bestFew } from '@/planner/search/best-few'
import type { Draft } from './drafts'
import { draftsAgainst } from './drafts-against'
import { type FoundTeam, polished, SURE, scoreOf, surer, verifiedBest, withSwaps } from './improve-teams'
import { plannedTeams, teamsBeside } from './planned-teams'
import { changesOf } from './swaps'
import { deskOf, type TeamSearch } from './team-search'

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

/** What is left of the drafts, half by half, as more battles are fought: in the end one of each striker. */
function halved(search: TeamSearch, aim: TeamAim, drafts: readonly Draft[]): readonly Draft[] {
  const left = STEPS.reduce<readonly Draft[]>(
    (left, step) => bestFew(left, step.left, ({ team }) => scoreOf(search, aim, team, step.battles)),
    drafts,
  )
  return firstOfEach(left, ({ striker }) => striker.build.species).slice(0, SWAPPED)
}
