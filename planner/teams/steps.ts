import { traitsOf } from '@/battle/dex/abilities'
import { rulesOf } from '@/battle/dex/moves/moves'
import type { BattleMove } from '@/battle/model/battle-move'
import { mayAimAtAlly } from '@/battle/model/turn'
import type { Choice, OpeningStep } from '@/battle/plan'
import { type Roles, rolesOf } from '@/battle/policy/roles'
import type { RaidTeam, TeamRaider } from '@/lib/teams/raid-team'
import type { TeamTrials } from '@/planner/teams/trials/team-trials'
import { FINISHER } from './finisher-stages'
import type { HasTeam } from './improve-teams'
import { holding } from './supporters'
import type { TeamSearch } from './team-search'

/** A step's round, and its index in the round, both from 0. */
export interface StepAt {
  readonly round: number
  readonly place: number
}

export function withStep(
  { raiders, opening }: RaidTeam,
  { round, place }: StepAt,
  inPlaceOf: 0 | 1,
  ...steps: readonly OpeningStep[]
): RaidTeam {
  const changed = (opening[round] ?? []).toSpliced(place, inPlaceOf, ...steps)
  return { raiders, opening: opening.with(round, changed) }
}

type Fighters = Pick<TeamTrials, 'fighter'>

/** Returns a raider's possible actions: moves on the boss or itself, moves for the finisher, cheers. */
export function choicesOf(trials: Fighters, team: RaidTeam, raider: number): readonly Choice[] {
  const roles = rolesOf(trials.fighter(raiderAt(team, raider).build))
  const moves = roles.all.flatMap(({ place, move }) => {
    const used: Choice = { kind: 'move', move: place, terastallize: false }
    const helps = raider !== FINISHER && mayAimAtAlly(move) && helpsFinisher(move, roles, team)
    return [...(isForAllies(move, roles) ? [] : [used]), ...(helps ? [{ ...used, ally: FINISHER }] : [])]
  })
  return [
    ...moves,
    ...(['attack', 'defense', 'heal'] as const).map((cheer) => ({ kind: 'cheer', cheer }) as const),
  ]
}

function raiderAt({ raiders }: RaidTeam, raider: number): TeamRaider {
  const found = raiders[raider]
  if (!found) throw new Error(`The team has no raider in slot ${raider + 1}`)
  return found
}

function isForAllies(move: BattleMove, { helpingHand, raisesAllies }: Roles): boolean {
  return [helpingHand, ...raisesAllies].some((one) => one?.move === move)
}

// Attacks help a finisher that a hit raises, by its ability or a Weakness Policy.
function helpsFinisher(move: BattleMove, roles: Roles, team: RaidTeam): boolean {
  const { ability, item } = raiderAt(team, FINISHER).build
  if (move.category !== 'Status')
    return item === 'Weakness Policy' || traitsOf(ability).reaction?.self !== undefined
  const gives = roles.abilityChanges.some((one) => one.move === move) && rulesOf(move.name).passesAbility
  const heals = roles.healsAllies.some((one) => one.move === move)
  return isForAllies(move, roles) || gives || heals || move.name === 'Instruct'
}

/** Changes a step, a support's item, or adds what `writeOpening` never writes: Defog, Taunt, Instruct. */
export function* rewriteSteps(
  { trials, supporters }: Pick<TeamSearch, 'supporters'> & { readonly trials: Fighters },
  team: RaidTeam,
): Generator<HasTeam> {
  const { raiders, opening } = team
  for (const round of opening.keys())
    for (const raider of raiders.keys())
      for (const choice of choicesOf(trials, team, raider)) yield withChoice(team, round, raider, choice)
  for (const [raider, { build }] of raiders.entries()) {
    if (raider === FINISHER) continue
    for (const item of SUPPORTS_ITEMS) if (item !== build.item) yield withItem(team, raider, item)
    for (const other of supporters) {
      const joined = withSupport(team, raider, other)
      for (const choice of uncomposed(trials, joined, raider))
        for (const round of opening.keys()) yield withChoice(joined, round, raider, choice)
    }
  }
}

/** Items for supports, against side effects, Taunt, a knock-out and damage. */
const SUPPORTS_ITEMS = ['Covert Cloak', 'Mental Herb', 'Focus Sash', 'Sitrus Berry']

function withItem({ raiders, opening }: RaidTeam, raider: number, item: string): HasTeam {
  const changed = raiders.map((one, place) => (place === raider ? holding(one, item) : one))
  return { team: { raiders: changed, opening } }
}

// Keeps cheers, and moves that both supports know.
function withSupport(team: RaidTeam, raider: number, other: TeamRaider): RaidTeam {
  const before = raiderAt(team, raider).build.moves
  const opening = team.opening.map((steps) =>
    steps.flatMap((step) => {
      if (step.raider !== raider || step.choice.kind !== 'move') return [step]
      const move = other.build.moves.indexOf(before[step.choice.move] ?? '')
      return move < 0 ? [] : [{ ...step, choice: { ...step.choice, move } }]
    }),
  )
  return { raiders: team.raiders.with(raider, other), opening }
}

// `writeOpening` writes debuffs, cheers, attacks on the boss, and moves for allies.
function uncomposed(trials: Fighters, team: RaidTeam, raider: number): readonly Choice[] {
  const roles = rolesOf(trials.fighter(raiderAt(team, raider).build))
  return choicesOf(trials, team, raider).filter((choice) => {
    const used = choice.kind === 'move' && roles.all.find(({ place }) => place === choice.move)
    if (!used || isForAllies(used.move, roles)) return false
    const isDebuff = roles.debuffs.some(({ place }) => place === used.place)
    return choice.ally !== undefined || (used.move.category === 'Status' && !isDebuff)
  })
}

// A step that Terastallizes does so with any move.
function withChoice(team: RaidTeam, round: number, raider: number, choice: Choice): HasTeam {
  const steps = team.opening[round] ?? []
  const place = steps.findIndex((step) => step.raider === raider)
  const before = steps[place]?.choice
  const terastallize = before?.kind === 'move' && before.terastallize
  const step = { raider, choice: choice.kind === 'move' ? { ...choice, terastallize } : choice }
  return { team: withStep(team, { round, place: Math.max(0, place) }, place < 0 ? 0 : 1, step) }
}
