import { firstOfEach } from '@/lib/first-of-each'
import { type RaidTeam, TEAM_AIMS, type TeamAim } from '@/lib/teams/raid-team'
import { bestFew } from '@/planner/search/top-n'
import { GOOD_ENOUGH } from '@/planner/teams/trials/objectives'
import { type DraftBreadth, draftsAgainst } from './candidates-against'
import { type FoundTeam, polished, SURE, scoreOf, surer, verifiedBest, withSwaps } from './improve-teams'
import { plannedTeams, teamsBeside } from './planned-teams'
import { rewriteSteps } from './steps'
import { withStepsThatWork } from './steps-that-work'
import { changesOf } from './swaps'
import type { Draft } from './team-candidates'
import { deskOf, type TeamSearch } from './team-search'

/** How far a search of strikes looks. */
interface Breadth extends DraftBreadth {
  /** Teams that are fought. */
  readonly drafts: number
  /** Strikers whose teams exchange their parts. */
  readonly swapped: number
  /** Teams whose openings are rewritten step by step. */
  readonly rewritten: number
  /** The chance from which on a team is polished, as a share. */
  readonly nearlySure: number
}

const USUAL: Breadth = {
  ...{ strikers: 24, longer: 0, charges: false, drafts: 60 },
  ...{ swapped: 3, rewritten: 0, nearlySure: 0.9 },
}

/** For a boss that no team of the usual breadth surely beats soon: one of fifty. */
const FURTHER: Breadth = {
  ...{ strikers: 72, longer: 1, charges: true, drafts: 300 },
  ...{ swapped: 9, rewritten: 3, nearlySure: 0.8 },
}

/** The most turns of a team that is sure soon enough: what takes longer has outlasted the boss. */
const SOON = 5

/** How many of the drafts go on from each step, and the battles that it judges by. */
const STEPS = [
  { battles: 2, left: 0.4 },
  { battles: 6, left: 0.2 },
  { battles: 12, left: 0.1 },
  { battles: 24, left: 0.1 },
] as const

/** The best team found for each aim; none where nothing was found. */
export type BestTeams = Readonly<Partial<Record<TeamAim, FoundTeam>>>

/**
 * The best teams against one Tera type of a boss, of those that count: strikes that arithmetic promises, their parts exchanged,
 * and what is known; for the safe one, where none of them is sure, also teams that outlast the boss.
 */
export function bestTeams(search: TeamSearch): BestTeams {
  const { strike, safe: safest } = soonest(search)
  const safe = safest && safest.chance >= SURE ? safest : surer(safest, outlasting(search))
  return {
    strike: strike && withStepsThatWork(search, 'strike', strike),
    safe: safe && withStepsThatWork(search, 'safe', safe),
  }
}

function soonest(search: TeamSearch): BestTeams {
  const found = bestStrikes(search, USUAL)
  if (Object.values(found).some(isSoon)) return found
  const further = bestStrikes(search, FURTHER)
  if (isSoon(further.strike)) return { strike: further.strike, safe: surer(found.safe, further.safe) }
  const safe = isSoon(further.safe) ? further.safe : surer(found.safe, further.safe)
  return { strike: surer(found.strike, further.strike), safe }
}

function isSoon(found: FoundTeam | undefined): found is FoundTeam {
  return found !== undefined && found.chance >= SURE && found.usual.turns <= SOON
}

function bestStrikes(search: TeamSearch, breadth: Breadth): BestTeams {
  const drafts = fought(draftsAgainst(search, breadth), breadth)
  const changes = (draft: Draft) => changesOf(deskOf(search), draft, search.supporters)
  const striking = TEAM_AIMS.flatMap((aim) =>
    exchanged(search, aim, halved(search, aim, drafts).slice(0, breadth.swapped), changes),
  )
  const found = [...striking.map(({ team }) => team), ...knownTeams(search)]
  const candidates = [...found, ...rewriteBest(search, found, breadth.rewritten)]
  const [strike, safest] = TEAM_AIMS.map((aim) => {
    // Four of a listed attacker may keep more HP than the safest strike.
    const patient = aim === 'safe' ? plannedTeams(search) : []
    const best = verifiedBest(search, aim, [...candidates, ...patient])
    const draft = striking.find(({ team }) => team === best?.team)
    const beside = best && draft ? polished(search, aim, best, changes(draft), breadth.nearlySure) : best
    if (!beside || breadth.rewritten === 0) return beside
    return polished(search, aim, beside, rewriteSteps(search, beside.team), breadth.nearlySure)
  })
  return { strike, safe: surer(safest, strike) }
}

/** What exchanging their parts makes of drafts, one after the other, up to the first that is good enough. */
function exchanged(
  search: TeamSearch,
  aim: TeamAim,
  drafts: readonly Draft[],
  changes: (draft: Draft) => Iterable<Draft>,
): readonly Draft[] {
  const found: Draft[] = []
  for (const draft of drafts) {
    const [best = draft, ...others] = withSwaps(search, aim, draft, changes)
    found.push(best, ...others)
    if (scoreOf(search, aim, best.team, 36) >= GOOD_ENOUGH[aim]) break
  }
  return found
}

/** Of the drafts whose strike opens the last round, as many as this share of the others are fought beside them. */
const LEADING = 0.2

function fought(drafts: readonly Draft[], { drafts: count }: Breadth): readonly Draft[] {
  const leading = drafts.filter(({ style }) => style.leads)
  const others = drafts.filter(({ style }) => !style.leads)
  return [...others.slice(0, count), ...leading.slice(0, LEADING * count)]
}

/** The best teams for a strike, of as many strikers as `count` says, with openings that were rewritten step by step. */
function rewriteBest(search: TeamSearch, teams: readonly RaidTeam[], count: number): readonly RaidTeam[] {
  if (count === 0) return []
  const inOrder = bestFew(teams, teams.length, (team) => scoreOf(search, 'strike', team, 24))
  return firstOfEach(inOrder, ({ raiders: [striker] }) => striker?.build.species)
    .slice(0, count)
    .flatMap((team) =>
      withSwaps(search, 'strike', { team }, (one) => rewriteSteps(search, one.team)).slice(0, 1),
    )
    .map(({ team }) => team)
}

/** The best of the teams that are known, without a search. */
export function bestKnown(search: TeamSearch): BestTeams {
  const [strike, safe] = TEAM_AIMS.map((aim) => {
    const found = verifiedBest(search, aim, knownTeams(search))
    return found && withStepsThatWork(search, aim, found)
  })
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
  return polished(search, 'safe', found, changes(found), USUAL.nearlySure)
}

/** What is left of the drafts, half by half, as more battles are fought: in the end one of each striker. */
function halved(search: TeamSearch, aim: TeamAim, drafts: readonly Draft[]): readonly Draft[] {
  const left = STEPS.reduce<readonly Draft[]>(
    (left, step) =>
      bestFew(left, Math.ceil(step.left * drafts.length), ({ team }) =>
        scoreOf(search, aim, team, step.battles),
      ),
    drafts,
  )
  return firstOfEach(left, ({ striker }) => striker.build.species)
}
