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
import { withItem } from './supporters'
import type { TeamSearch } from './team-search'

export interface StepPosition {
  readonly round: number
  readonly place: number
}

export function withStep(
  { raiders, opening }: RaidTeam,
  { round, place }: StepPosition,
  removeCount: 0 | 1,
  ...steps: readonly OpeningStep[]
): RaidTeam {
  const changedRound = (opening[round] ?? []).toSpliced(place, removeCount, ...steps)
  return { raiders, opening: opening.with(round, changedRound) }
}

type Fighters = Pick<TeamTrials, 'fighter'>

/** Moves on the boss or itself, moves for the finisher, and cheers. */
export function choicesOf(trials: Fighters, team: RaidTeam, raider: number): readonly Choice[] {
  const roles = rolesOf(trials.fighter(raiderAt(team, raider).build))
  const moves = roles.all.flatMap(({ place, move }) => {
    const choice: Choice = { kind: 'move', move: place, terastallize: false }
    const canHelp = raider !== FINISHER && mayAimAtAlly(move) && helpsFinisher(move, roles, team)
    return [
      ...(isForAllies(move, roles) ? [] : [choice]),
      ...(canHelp ? [{ ...choice, ally: FINISHER }] : []),
    ]
  })
  return [
    ...moves,
    ...(['attack', 'defense', 'heal'] as const).map((cheer) => ({ kind: 'cheer', cheer }) as const),
  ]
}

function raiderAt({ raiders }: RaidTeam, raider: number): TeamRaider {
  const match = raiders[raider]
  if (!match) throw new Error(`The team has no raider in slot ${raider + 1}`)
  return match
}

function isForAllies(move: BattleMove, { helpingHand, raisesAllies }: Roles): boolean {
  return [helpingHand, ...raisesAllies].some((stageMove) => stageMove?.move === move)
}

// An attack helps a finisher that a hit raises, by its ability or a Weakness Policy.
function helpsFinisher(move: BattleMove, roles: Roles, team: RaidTeam): boolean {
  const { ability, item } = raiderAt(team, FINISHER).build
  if (move.category !== 'Status')
    return item === 'Weakness Policy' || traitsOf(ability).reaction?.self !== undefined
  const givesAbility =
    roles.abilityChanges.some((change) => change.move === move) && rulesOf(move.name).passesAbility
  const heals = roles.healsAllies.some((healing) => healing.move === move)
  return isForAllies(move, roles) || givesAbility || heals || move.name === 'Instruct'
}

/** Changes a step or a support's item, or adds what `writeOpening` never writes: Defog, Taunt, Instruct. */
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
    for (const item of SUPPORT_ITEMS) if (item !== build.item) yield teamWithItem(team, raider, item)
    for (const supporter of supporters) {
      const joinedTeam = withSupport(team, raider, supporter)
      for (const choice of choicesNeverWritten(trials, joinedTeam, raider))
        for (const round of opening.keys()) yield withChoice(joinedTeam, round, raider, choice)
    }
  }
}

/** Against side effects, Taunt, a knock-out and damage. */
const SUPPORT_ITEMS = ['Covert Cloak', 'Mental Herb', 'Focus Sash', 'Sitrus Berry']

function teamWithItem({ raiders, opening }: RaidTeam, raider: number, item: string): HasTeam {
  const changedRaiders = raiders.map((candidate, slot) =>
    slot === raider ? withItem(candidate, item) : candidate,
  )
  return { team: { raiders: changedRaiders, opening } }
}

// Keeps cheers, and moves that both supports know.
function withSupport(team: RaidTeam, raider: number, supporter: TeamRaider): RaidTeam {
  const movesBefore = raiderAt(team, raider).build.moves
  const opening = team.opening.map((steps) =>
    steps.flatMap((step) => {
      if (step.raider !== raider || step.choice.kind !== 'move') return [step]
      const move = supporter.build.moves.indexOf(movesBefore[step.choice.move] ?? '')
      return move < 0 ? [] : [{ ...step, choice: { ...step.choice, move } }]
    }),
  )
  return { raiders: team.raiders.with(raider, supporter), opening }
}

// `writeOpening` writes debuffs, cheers, attacks on the boss, and moves for allies.
function choicesNeverWritten(trials: Fighters, team: RaidTeam, raider: number): readonly Choice[] {
  const roles = rolesOf(trials.fighter(raiderAt(team, raider).build))
  return choicesOf(trials, team, raider).filter((choice) => {
    const usedMove = choice.kind === 'move' && roles.all.find(({ place }) => place === choice.move)
    if (!usedMove || isForAllies(usedMove.move, roles)) return false
    const isDebuff = roles.debuffs.some(({ place }) => place === usedMove.place)
    return choice.ally !== undefined || (usedMove.move.category === 'Status' && !isDebuff)
  })
}

// A Terastallizing step keeps Terastallizing with its new move.
function withChoice(team: RaidTeam, round: number, raider: number, choice: Choice): HasTeam {
  const steps = team.opening[round] ?? []
  const place = steps.findIndex((step) => step.raider === raider)
  const choiceBefore = steps[place]?.choice
  const terastallize = choiceBefore?.kind === 'move' && choiceBefore.terastallize
  const step = { raider, choice: choice.kind === 'move' ? { ...choice, terastallize } : choice }
  return { team: withStep(team, { round, place: Math.max(0, place) }, place < 0 ? 0 : 1, step) }
}
