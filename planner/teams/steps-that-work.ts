import type { BattleEvent } from '@/battle/events'
import type { Choice, OpeningStep } from '@/battle/plan'
import { memoized } from '@/lib/memo'
import type { RaidTeam, TeamAim } from '@/lib/teams/raid-team'
import { type Act, actOf, isInVain } from '@/planner/moves/acts'
import { topN } from '@/planner/search/top-n'
import type { TeamTrials } from '@/planner/teams/trials/team-trials'
import { type FoundTeam, RELIABLE, scoreOf } from './improve-teams'
import { choicesOf, type StepAt, withStep } from './steps'
import type { TeamSearch } from './team-search'

const WATCHED = 12

/** Share of its turns that a step fails, from which players shouldn't be told to use it. */
const FAILING = 0.5

/** A step fails if it does in at least half of its raider's turns: no effect, or the raider does something else. */
export function failingSteps(
  trials: Pick<TeamTrials, 'watch'>,
  team: RaidTeam,
  teraType: Parameters<TeamTrials['watch']>[1],
): readonly StepAt[] {
  const steps = team.opening.flatMap((round, at) =>
    round.map((step, place) => ({ step, round: at, place, failed: 0, acted: 0 })),
  )
  if (steps.length === 0) return []
  trials.watch(team, teraType, WATCHED, ({ turn }, events) => {
    for (const seen of steps) {
      if (seen.round !== turn - 1) continue
      const act = actOf(events, seen.step.raider)
      if (!act) continue
      seen.acted += 1
      if (comesToNothing(act, seen.step, team) || isWithoutTera(events, seen.step)) seen.failed += 1
    }
  })
  return steps
    .filter(({ failed, acted }) => acted > 0 && failed >= FAILING * acted)
    .map(({ round, place }) => ({ round, place }))
}

function comesToNothing(act: Act, { raider, choice }: OpeningStep, { raiders }: RaidTeam): boolean {
  const { did } = act
  if (choice.kind === 'cheer') return did.kind !== 'cheer' || did.cheer !== choice.cheer
  if (choice.kind === 'wait') return false
  return did.kind !== 'uses' || did.move !== raiders[raider]?.build.moves[choice.move] || isInVain(act)
}

// Nobody Terastallizes before the Tera Orb is full.
function isWithoutTera(events: readonly BattleEvent[], { raider, choice }: OpeningStep): boolean {
  if (choice.kind !== 'move' || !choice.terastallize) return false
  return !events.some((event) => event.kind === 'terastallizes' && event.who === raider)
}

/** Battles that choose a replacement step. */
const COMPARED = 24

/** Fills missing steps, too, unless the team would win less often. Returns the same team if nothing changes. */
export function withStepsThatWork(search: TeamSearch, aim: TeamAim, found: FoundTeam): FoundTeam {
  const whole = withEveryStep(search, aim, found.team)
  const { chance } = search.trials.verified(whole, search.target.teraType)
  const least = Math.min(found.chance, RELIABLE)
  if (chance < least) return mended(search, aim, found.team)
  const best = mended(search, aim, whole)
  if (best.chance >= least || whole === found.team) return best
  // New steps replace each other, so fewer of them may win more.
  const other = mended(search, aim, found.team)
  return other.chance > best.chance ? other : best
}

function mended(search: TeamSearch, aim: TeamAim, start: RaidTeam): FoundTeam {
  const { trials, target } = search
  const tried = new Map<string, Choice[]>()
  let team = start
  for (;;) {
    const [failing] = failingSteps(trials, team, target.teraType)
    if (!failing) return { team, ...trials.verified(team, target.teraType) }
    team = replaced(
      search,
      aim,
      team,
      failing,
      memoized(tried, `${failing.round} ${team.opening[failing.round]?.[failing.place]?.raider}`, () => []),
    )
  }
}

/** Fills idle turns: the game has no button to do nothing. */
function withEveryStep(search: TeamSearch, aim: TeamAim, start: RaidTeam): RaidTeam {
  const idle = start.opening.flatMap((steps, round) =>
    [...start.raiders.keys()]
      .filter((raider) => !steps.some((step) => step.raider === raider))
      .map((raider) => ({ round, raider })),
  )
  return idle.reduce((team, { round, raider }) => {
    const filled = choicesOf(search.trials, team, raider).map((choice) =>
      withStep(team, { round, place: 0 }, 0, { raider, choice }),
    )
    return pickBest(search, aim, filled) ?? team
  }, start)
}

function replaced(search: TeamSearch, aim: TeamAim, team: RaidTeam, at: StepAt, tried: Choice[]): RaidTeam {
  const step = team.opening[at.round]?.[at.place]
  if (!step) throw new Error('A step that fails stands in the opening')
  tried.push(step.choice)
  const isTried = (choice: Choice) => tried.some((one) => JSON.stringify(one) === JSON.stringify(choice))
  const others = choicesOf(search.trials, team, step.raider)
    .filter((choice) => !isTried(choice))
    .map((choice) => withStep(team, at, 1, { ...step, choice }))
  // A raider without any working action gets no step.
  return pickBest(search, aim, others) ?? withStep(team, at, 1)
}

function pickBest(search: TeamSearch, aim: TeamAim, teams: readonly RaidTeam[]): RaidTeam | undefined {
  return topN(teams, 1, (one) => scoreOf(search, aim, one, COMPARED))[0]
}
