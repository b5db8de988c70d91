import type { Choice } from '@/lib/battle/model/state'
import { mayAimAtAlly } from '@/lib/battle/model/turn'
import type { OpeningStep } from '@/lib/battle/policy/opening'
import { rolesOf } from '@/lib/battle/policy/roles'
import type { RaidTeam, TeamRaider } from '@/lib/teams/raid-team'
import type { TeamTrials } from '@/planner/teams/trials/team-trials'
import type { TeamSearch } from './team-search'

/** A step of an opening: its round, and its place in the round, both from 0. */
export interface StepAt {
  readonly round: number
  readonly place: number
}

/** A team with steps at a place of its opening, before what stands there or instead of one step. */
export function withStep(
  { raiders, opening }: RaidTeam,
  { round, place }: StepAt,
  inPlaceOf: 0 | 1,
  ...steps: readonly OpeningStep[]
): RaidTeam {
  const changed = (opening[round] ?? []).toSpliced(place, inPlaceOf, ...steps)
  return { raiders, opening: opening.with(round, changed) }
}

const STRIKER = 0

/** What a raider may do in a turn: use a move on the boss, on itself or on the striker, or cheer. */
export function choicesOf(
  trials: Pick<TeamTrials, 'fighter'>,
  { raiders }: Pick<RaidTeam, 'raiders'>,
  raider: number,
): readonly Choice[] {
  const played = raiders[raider]
  if (!played) throw new Error(`The team has no raider in slot ${raider + 1}`)
  const { all, helpingHand, raisesAllies } = rolesOf(trials.fighter(played.build))
  const isForStriker = (place: number) => [helpingHand, ...raisesAllies].some((one) => one?.place === place)
  const moves = all.flatMap(({ place, move }) => {
    const used: Choice = { kind: 'move', move: place, terastallize: false }
    const onStriker = raider !== STRIKER && mayAimAtAlly(move) ? [{ ...used, ally: STRIKER }] : []
    return isForStriker(place) ? onStriker : [used, ...onStriker]
  })
  return [
    ...moves,
    ...(['attack', 'defense', 'heal'] as const).map((cheer) => ({ kind: 'cheer', cheer }) as const),
  ]
}

/** A team whose opening is written anew in one place. */
interface Rewritten {
  readonly team: RaidTeam
}

/**
 * Teams that do otherwise in one step of their opening, or have another support, which in one round does what no composer knows of:
 * an attack that rouses the striker, a terrain, Instruct.
 */
export function* rewritten(
  { trials, supporters }: Pick<TeamSearch, 'supporters'> & { readonly trials: Pick<TeamTrials, 'fighter'> },
  team: RaidTeam,
): Generator<Rewritten> {
  const { raiders, opening } = team
  for (const round of opening.keys())
    for (const raider of raiders.keys())
      for (const choice of choicesOf(trials, team, raider))
        yield { team: doing(team, round, { raider, choice }) }
  for (const [raider, { build }] of raiders.entries()) {
    if (raider === STRIKER) continue
    for (const item of SUPPORTS_ITEMS) if (item !== build.item) yield { team: holding(team, raider, item) }
    for (const other of supporters) {
      const joined = { raiders: raiders.with(raider, other), opening: openingOf(team, raider, other) }
      for (const choice of ownChoices(trials, joined, raider))
        for (const round of opening.keys()) yield { team: doing(joined, round, { raider, choice }) }
    }
  }
}

/** What a support may hold: against side effects, Taunt, a knockout and damage, and to act after the others. */
const SUPPORTS_ITEMS = ['Covert Cloak', 'Mental Herb', 'Focus Sash', 'Sitrus Berry', 'Zoom Lens']

function holding({ raiders, opening }: RaidTeam, raider: number, item: string): RaidTeam {
  return {
    raiders: raiders.map((one, place) =>
      place === raider ? { ...one, build: { ...one.build, item } } : one,
    ),
    opening,
  }
}

// Cheers stay, and moves that both know.
function openingOf(
  { raiders, opening }: RaidTeam,
  raider: number,
  { build }: TeamRaider,
): RaidTeam['opening'] {
  const before = raiders[raider]?.build.moves ?? []
  return opening.map((steps) =>
    steps.flatMap((step) => {
      if (step.raider !== raider || step.choice.kind !== 'move') return [step]
      const move = build.moves.indexOf(before[step.choice.move] ?? '')
      return move < 0 ? [] : [{ ...step, choice: { ...step.choice, move } }]
    }),
  )
}

/** What a composer does not write: all but cheers, debuffs, attacks on the boss, and what helps or raises the striker. */
function ownChoices(trials: Pick<TeamTrials, 'fighter'>, team: RaidTeam, raider: number): readonly Choice[] {
  const build = team.raiders[raider]?.build
  if (!build) return []
  const { debuffs, helpingHand, raisesAllies, all } = rolesOf(trials.fighter(build))
  const composed = new Set(
    [...debuffs, ...raisesAllies, ...(helpingHand ? [helpingHand] : [])].map(({ place }) => place),
  )
  return choicesOf(trials, team, raider).filter((choice) => {
    if (choice.kind !== 'move') return false
    if (composed.has(choice.move)) return false
    return (
      choice.ally !== undefined || all.find(({ place }) => place === choice.move)?.move.category === 'Status'
    )
  })
}

function doing(team: RaidTeam, round: number, step: OpeningStep): RaidTeam {
  const place = (team.opening[round] ?? []).findIndex(({ raider }) => raider === step.raider)
  return place < 0 ? withStep(team, { round, place: 0 }, 0, step) : withStep(team, { round, place }, 1, step)
}
