import type { BattleEvent } from '@/battle/events'
import type { Choice, OpeningStep } from '@/battle/plan'
import { getOrAdd } from '@/lib/memo'
import type { RaidTeam, TeamAim } from '@/lib/teams/raid-team'
import { type Act, actOf, isInVain } from '@/planner/moves/acts'
import { topN } from '@/planner/search/top-n'
import type { TeamTrials } from '@/planner/teams/trials/team-trials'
import { type FoundTeam, RELIABLE, scoreOf } from './improve-teams'
import { choicesOf, type StepPosition, withStep } from './steps'
import type { TeamSearch } from './team-search'

const WATCHED_BATTLES = 12

/** A step that fails in this share of its turns isn't recommended. */
const MAX_FAILING = 0.5

/**
 * A failing step has no effect, or the raider does something else, in at least half of the raider's
 * turns.
 */
export function failingSteps(
  trials: Pick<TeamTrials, 'watch'>,
  team: RaidTeam,
  teraType: Parameters<TeamTrials['watch']>[1],
): readonly StepPosition[] {
  const steps = team.opening.flatMap((round, roundIndex) =>
    round.map((step, place) => ({ step, round: roundIndex, place, failed: 0, acted: 0 })),
  )
  if (steps.length === 0) return []
  trials.watch(team, teraType, WATCHED_BATTLES, ({ turn }, events) => {
    for (const entry of steps) {
      if (entry.round !== turn - 1) continue
      const act = actOf(events, entry.step.raider)
      if (!act) continue
      entry.acted += 1
      if (hasNoEffect(act, entry.step, team) || failsToTerastallize(events, entry.step)) entry.failed += 1
    }
  })
  return steps
    .filter(({ failed, acted }) => acted > 0 && failed >= MAX_FAILING * acted)
    .map(({ round, place }) => ({ round, place }))
}

function hasNoEffect(act: Act, { raider, choice }: OpeningStep, { raiders }: RaidTeam): boolean {
  const { did } = act
  if (choice.kind === 'cheer') return did.kind !== 'cheer' || did.cheer !== choice.cheer
  if (choice.kind === 'wait') return false
  return did.kind !== 'uses' || did.move !== raiders[raider]?.build.moves[choice.move] || isInVain(act)
}

// A raider can't Terastallize before the Tera Orb is full.
function failsToTerastallize(events: readonly BattleEvent[], { raider, choice }: OpeningStep): boolean {
  if (choice.kind !== 'move' || !choice.terastallize) return false
  return !events.some((event) => event.kind === 'terastallizes' && event.who === raider)
}

const COMPARISON_BATTLES = 24

/** Replaces failing steps. Fills missing steps, too, unless the team would win less often. */
export function withStepsThatWork(search: TeamSearch, aim: TeamAim, original: FoundTeam): FoundTeam {
  const filled = fillIdleTurns(search, aim, original.team)
  const { chance } = search.trials.verified(filled, search.target.teraType)
  const minWinRate = Math.min(original.chance, RELIABLE)
  if (chance < minWinRate) return replaceFailingSteps(search, aim, original.team)
  const best = replaceFailingSteps(search, aim, filled)
  if (best.chance >= minWinRate || filled === original.team) return best
  // New steps replace each other, so fewer new steps may win more.
  const unfilled = replaceFailingSteps(search, aim, original.team)
  return unfilled.chance > best.chance ? unfilled : best
}

function replaceFailingSteps(search: TeamSearch, aim: TeamAim, start: RaidTeam): FoundTeam {
  const { trials, target } = search
  const triedChoices = new Map<string, Choice[]>()
  let team = start
  for (;;) {
    const [failing] = failingSteps(trials, team, target.teraType)
    if (!failing) return { team, ...trials.verified(team, target.teraType) }
    team = replaceStep(
      search,
      aim,
      team,
      failing,
      getOrAdd(
        triedChoices,
        `${failing.round} ${team.opening[failing.round]?.[failing.place]?.raider}`,
        () => [],
      ),
    )
  }
}

/** The game has no button to do nothing. */
function fillIdleTurns(search: TeamSearch, aim: TeamAim, start: RaidTeam): RaidTeam {
  const idle = start.opening.flatMap((steps, round) =>
    [...start.raiders.keys()]
      .filter((raider) => !steps.some((step) => step.raider === raider))
      .map((raider) => ({ round, raider })),
  )
  return idle.reduce((team, { round, raider }) => {
    const candidates = choicesOf(search.trials, team, raider).map((choice) =>
      withStep(team, { round, place: 0 }, 0, { raider, choice }),
    )
    return pickBest(search, aim, candidates) ?? team
  }, start)
}

function replaceStep(
  search: TeamSearch,
  aim: TeamAim,
  team: RaidTeam,
  position: StepPosition,
  triedChoices: Choice[],
): RaidTeam {
  const step = team.opening[position.round]?.[position.place]
  if (!step) throw new Error('The opening doesn’t contain the failing step')
  triedChoices.push(step.choice)
  const isTried = (choice: Choice) =>
    triedChoices.some((triedChoice) => JSON.stringify(triedChoice) === JSON.stringify(choice))
  const candidates = choicesOf(search.trials, team, step.raider)
    .filter((choice) => !isTried(choice))
    .map((choice) => withStep(team, position, 1, { ...step, choice }))
  // A raider without any working action gets no step.
  return pickBest(search, aim, candidates) ?? withStep(team, position, 1)
}

function pickBest(search: TeamSearch, aim: TeamAim, teams: readonly RaidTeam[]): RaidTeam | undefined {
  return topN(teams, 1, (team) => scoreOf(search, aim, team, COMPARISON_BATTLES))[0]
}
