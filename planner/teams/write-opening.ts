import { abilityAgainst, abilityOf } from '@/battle/dex/active-ability'
import { isProof } from '@/battle/dex/effects/stages'
import { moveType } from '@/battle/dex/moves/move-in-use'
import { rulesOf } from '@/battle/dex/moves/moves'
import { speedOf, statFactor } from '@/battle/dex/stats'
import { effectiveness } from '@/battle/dex/types'
import { isVeiled } from '@/battle/dex/veil'
import type { StageName } from '@/battle/events'
import type { BattleState, Combatant, RaiderState, Scene } from '@/battle/model/state'
import {
  HIGHEST_STAGE,
  LOWEST_STAGE,
  STAGE_NAMES,
  type StageChanges,
  type Stages,
} from '@/battle/model/terms'
import { mayAimAtAlly } from '@/battle/model/turn'
import type { Choice, OpeningStep, Rounds } from '@/battle/plan'
import { reachesRaider } from '@/battle/policy/decider'
import { type Placed, rolesOf, type StageMove } from '@/battle/policy/roles'
import { accuracyOf, criticalPercent } from '@/battle/turns/hit/chances'
import { isRefused } from '@/battle/turns/hit/reach'
import { priorityOf } from '@/battle/turns/turn/order'
import { DOUBLING_ATTACK } from '@/planner/damage/named-abilities'
import { FINISHER, ownStages, rousedStages, stageLowered, strengthBy } from './finisher-stages'

export interface OpeningSpec {
  /** The battle's start, with the finisher first. */
  readonly start: BattleState
  /** Index in the finisher's moves. */
  readonly finishingMove: number
  readonly boost: StageMove | undefined
  readonly attackStat: StageName
  readonly defenseStat: StageName
  /** The round of the finishing move, from 1. */
  readonly rounds: number
  /** Actions for spare turns of supports, in this order. */
  readonly guards: readonly Guard[]
  /** Whether the finisher attacks in each round to fill its Tera Orb, and Terastallizes in the last. */
  readonly charges?: boolean
  /** Whether the finishing move opens the last round, before its reset. Supports finish their part earlier. */
  readonly leads?: boolean
  /** The first round with the shield up. */
  readonly shieldFrom: number
  /** Index of the attack that charges the Tera Orb and lowers the boss. Defaults to the finishing move. */
  readonly softener?: number | undefined
}

export type Guard = 'defense' | 'heal'

/** An opening, and the state when its finishing move hits. */
export interface WrittenOpening {
  readonly opening: Rounds
  readonly raised: Stages
  /** Stages by which the boss is lowered. */
  readonly lowered: number
  /** Average stages by which the boss raises itself; 0 if taunted. */
  readonly hardened: number
  readonly cheered: boolean
  readonly helpers: number
  /** The ability that a support gives the finisher. */
  readonly gift: string | undefined
}

/** Fills support turns from the last round backwards, so a boss reset undoes little. Spare turns become guards. */
export function writeOpening(spec: OpeningSpec): WrittenOpening {
  const writer = new OpeningWriter(spec)
  const slots = slotsOf(spec)
  const filled = slots.map((slot) => ({ slot, choice: writer.best(slot) }))
  return { ...writer.effects(), opening: roundsFrom(spec, filled) }
}

/** A support's turn in a round, from 1. */
interface Slot {
  readonly round: number
  readonly supporter: RaiderState
}

function slotsOf({ start, rounds, leads }: OpeningSpec): readonly Slot[] {
  const supporters = start.raiders.slice(1)
  const last = leads ? rounds - 1 : rounds
  return Array.from({ length: last }, (_, place) => last - place).flatMap((round) =>
    supporters.map((supporter) => ({ round, supporter })),
  )
}

interface FilledSlot {
  readonly slot: Slot
  readonly choice: Choice | undefined
}

interface Option {
  /** Factor of the finishing move's damage. */
  readonly gain: number
  readonly choice: Choice
  readonly done: () => void
}

class OpeningWriter {
  private raised: Stages
  private lowered: number
  private hardened: number
  private cheered: boolean
  private gift: string | undefined
  private readonly helpers = new Set<number>()

  constructor(private readonly spec: OpeningSpec) {
    this.raised = raisedBefore(spec)
    this.lowered = loweredBefore(spec)
    this.hardened = hardenedBefore(spec)
    this.cheered = roundOfCheer(spec) > 0
  }

  effects(): Omit<WrittenOpening, 'opening'> {
    const { raised, lowered, hardened, cheered, gift } = this
    return { raised, lowered, hardened, cheered, gift, helpers: this.helpers.size }
  }

  /** Returns a support's best action in a slot. `undefined` if nothing adds to the finishing move. */
  best(slot: Slot): Choice | undefined {
    const options = [
      ...this.lowering(slot),
      ...this.taunting(slot),
      ...this.helping(slot),
      ...this.cheering(slot),
      ...this.raising(slot),
      ...this.rousing(slot),
      ...this.giving(slot),
    ]
    const best = options.reduce<Option | undefined>(
      (most, one) => (one.gain > (most?.gain ?? 1) ? one : most),
      undefined,
    )
    best?.done()
    return best?.choice
  }

  private lowering({ supporter, round }: Slot): Option[] {
    const { start, defenseStat, shieldFrom } = this.spec
    const { boss } = start
    if (this.lowered >= HIGHEST_STAGE) return []
    return rolesOf(supporter.fighter)
      .debuffs.map((one) => ({ ...one, by: loweredBy(one.move, defenseStat) }))
      .filter(({ by }) => by < 0)
      .filter(({ move }) => round < shieldFrom || move.category !== 'Status')
      .filter(({ move }) => canLower(start, supporter, move, defenseStat))
      .map((one) => {
        const lowered = Math.min(HIGHEST_STAGE, this.lowered - one.by)
        const last = speedOf(start, supporter) <= speedOf(start, boss)
        const aim = { user: supporter, target: boss, move: one.move, last }
        const accuracy = Math.min(100, accuracyOf(start, aim)) / 100
        return {
          gain: (accuracy * (2 + lowered)) / (2 + this.lowered),
          choice: moveOf(one),
          done: () => {
            this.lowered = lowered
          },
        }
      })
  }

  // Lasts three turns, so it comes first.
  private taunting({ supporter, round }: Slot): Option[] {
    const { start, shieldFrom } = this.spec
    const { taunt } = rolesOf(supporter.fighter)
    if (!taunt || this.hardened === 0 || round > 1 || shieldFrom <= 1) return []
    if (!canTaunt(start, supporter, taunt.move)) return []
    return [
      {
        gain: weakeningBy(this.lowered, this.hardened),
        choice: moveOf(taunt),
        done: () => {
          this.hardened = 0
        },
      },
    ]
  }

  // The finisher's next attack uses it up.
  private helping({ supporter, round }: Slot): Option[] {
    const { charges, rounds } = this.spec
    if (charges && round < rounds) return []
    const { helpingHand } = rolesOf(supporter.fighter)
    if (!helpingHand || this.helpers.has(supporter.who) || this.isRefused(supporter, helpingHand)) return []
    return [
      {
        gain: 1.5,
        choice: { ...moveOf(helpingHand), ally: FINISHER },
        done: () => this.helpers.add(supporter.who),
      },
    ]
  }

  // Lasts three turns.
  private cheering({ round }: Slot): Option[] {
    if (this.cheered || round <= this.spec.rounds - 3) return []
    return [
      {
        gain: 1.5,
        choice: { kind: 'cheer', cheer: 'attack' },
        done: () => {
          this.cheered = true
        },
      },
    ]
  }

  private raising({ supporter }: Slot): Option[] {
    const finisher = this.spec.start.raiders[FINISHER]
    const stageFactor = finisher ? abilityOf(finisher).stageFactor : 1
    return rolesOf(supporter.fighter)
      .raisesAllies.filter((one) => !this.isRefused(supporter, one))
      .map((one) => this.raisedBy({ ...moveOf(one), ally: FINISHER }, one.move.boosts, stageFactor))
  }

  // Anger Point, by an ally's attack that is always critical. Not once the ability is exchanged.
  private rousing({ supporter }: Slot): Option[] {
    const finisher = this.spec.start.raiders[FINISHER]
    const stages = finisher && rousedStages(finisher.ability)
    if (!finisher || !stages || this.gift !== undefined) return []
    return rolesOf(supporter.fighter)
      .attacks.filter(({ move }) => mayAimAtAlly(move) && isSurelyCritical(supporter, finisher, move))
      .filter(({ move }) => lands(this.spec.start, supporter, finisher, move))
      .map((one) => this.raisedBy({ ...moveOf(one), ally: FINISHER }, stages, 1))
  }

  private raisedBy(choice: Choice, by: StageChanges | undefined, factor: number): Option {
    const { finishingMove, start, attackStat } = this.spec
    const move = start.raiders[FINISHER]?.fighter.moves[finishingMove]?.name ?? ''
    const { raised } = this
    const more = raisedMore(raised, by, factor)
    const done = () => {
      this.raised = more
    }
    const gain = strengthBy(move, more, attackStat) / strengthBy(move, raised, attackStat)
    const ignored = this.isIgnored() ? statFactor(more[attackStat]) / statFactor(raised[attackStat]) : 1
    return { gain: gain / ignored, choice, done }
  }

  // An Unaware boss ignores stages, but not the power that Stored Power gains.
  private isIgnored(): boolean {
    const { raiders, boss } = this.spec.start
    const finisher = raiders[FINISHER]
    return finisher !== undefined && abilityAgainst(finisher, boss).ignoresStages
  }

  // Skill Swap or Entrainment, if it doubles the finisher's damage.
  private giving({ supporter }: Slot): Option[] {
    const { attackStat, start } = this.spec
    const finisher = start.raiders[FINISHER]
    const passing = rolesOf(supporter.fighter).abilityChanges.find(({ move }) => {
      const { passesAbility, changesAbility } = rulesOf(move.name)
      return passesAbility && finisher && changesAbility?.(supporter, finisher)
    })
    const doubles = DOUBLING_ATTACK.has(supporter.ability) && attackStat === 'atk'
    if (!passing || this.gift !== undefined || !doubles || this.isRefused(supporter, passing)) return []
    if (finisher && rousedStages(finisher.ability)) return []
    return [
      {
        gain: 2,
        choice: { ...moveOf(passing), ally: FINISHER },
        done: () => {
          this.gift = supporter.ability
        },
      },
    ]
  }

  private isRefused(supporter: RaiderState, { move }: Placed): boolean {
    const { start } = this.spec
    const finisher = start.raiders[FINISHER]
    return finisher === undefined || !reachesRaider({ state: start, raider: supporter }, move, finisher)
  }
}

/** Returns the finisher's stages at its finishing move without allies: from its boost, or from its earlier attacks. */
function raisedBefore(spec: OpeningSpec): Stages {
  const { start, finishingMove, boost, rounds, charges, softener } = spec
  const finisher = start.raiders[FINISHER]
  if (!finisher) throw new Error('An opening has a striker')
  const { stageFactor } = abilityOf(finisher)
  if (boost) {
    const { boosts = {} } = boost.move
    const each = Object.keys(boosts).length > 1 ? boosts : { [boost.stage]: boost.by }
    const uses = boostsUntil(spec, rounds)
    return raisedMore(finisher.stages, each, stageFactor * uses)
  }
  const move = finisher.fighter.moves[softener ?? finishingMove]
  return charges && move
    ? raisedMore(finisher.stages, ownStages(move, stageFactor), rounds - 1)
    : finisher.stages
}

function raisedMore(stages: Stages, by: StageChanges | undefined, factor: number): Stages {
  const raised: Record<keyof Stages, number> = { ...stages }
  for (const stage of STAGE_NAMES) {
    const more = stages[stage] + factor * (by?.[stage] ?? 0)
    raised[stage] = Math.max(LOWEST_STAGE, Math.min(HIGHEST_STAGE, more))
  }
  return raised
}

/** Returns the stages by which the finisher itself has lowered the boss at its finishing move. */
function loweredBefore({ start, softener, rounds, defenseStat, charges }: OpeningSpec): number {
  const finisher = start.raiders[FINISHER]
  const move = softener === undefined ? undefined : finisher?.fighter.moves[softener]
  if (!charges || !finisher || !move || !canLower(start, finisher, move, defenseStat)) return 0
  return Math.min(HIGHEST_STAGE, -stageLowered(move, defenseStat) * (rounds - 1))
}

/** Returns the average stages by which an untaunted boss raises the stat against the finishing move. */
function hardenedBefore({ start, rounds, defenseStat }: OpeningSpec): number {
  const { boss, raiders } = start
  const { moves, randomMoveCount } = boss.fighter
  const picked = moves.slice(0, randomMoveCount)
  const raises = picked.reduce((sum, move) => sum + raisedOfUser(move, defenseStat), 0)
  // It acts once per raider, and no more after the finishing move.
  const acts = raiders.length * rounds - 1
  const by = (Math.max(0, abilityOf(boss).stageFactor) * acts * raises) / Math.max(1, picked.length)
  return Math.min(HIGHEST_STAGE, by)
}

function raisedOfUser({ category, target, boosts }: Placed['move'], stage: StageName): number {
  return category === 'Status' && target === 'self' ? Math.max(0, boosts?.[stage] ?? 0) : 0
}

/** Returns the factor by which the boss's raises divide the finishing move's damage. */
export function weakeningBy(lowered: number, hardened: number): number {
  return statFactor(Math.min(HIGHEST_STAGE, hardened - lowered)) / statFactor(-lowered)
}

function canTaunt(
  { boss, field, raiders }: BattleState,
  supporter: RaiderState,
  move: Placed['move'],
): boolean {
  const scene = { boss, field, raiders }
  const { blocksStatusMoves, bouncesStatusMoves, volatilesBlocked } = abilityAgainst(supporter, boss)
  if (blocksStatusMoves || bouncesStatusMoves || volatilesBlocked?.includes('taunt')) return false
  if (isVeiled(scene, boss, 'taunt', supporter)) return false
  return lands(scene, supporter, boss, move)
}

function isSurelyCritical(user: RaiderState, target: RaiderState, move: Placed['move']): boolean {
  const use = {
    user,
    target,
    move,
    type: undefined,
    priority: 0,
    last: false,
    readied: undefined,
    struck: false,
    spread: false,
  }
  return move.category !== 'Status' && criticalPercent(use) >= 100
}

// Tickle counts as lowering Attack, but lowers Defense, too.
function loweredBy(move: Placed['move'], stage: StageName): number {
  return move.category === 'Status' ? (move.boosts?.[stage] ?? 0) : stageLowered(move, stage)
}

function canLower(
  { boss, field, raiders }: BattleState,
  supporter: RaiderState,
  move: Placed['move'],
  stage: StageName,
): boolean {
  const scene = { boss, field, raiders }
  const { stageFactor, blocksStatusMoves, bouncesStatusMoves, blocksSecondary } = abilityAgainst(
    supporter,
    boss,
  )
  if (stageFactor < 0 || isProof(scene, boss, stage, supporter)) return false
  if (move.category !== 'Status') return !blocksSecondary && lands(scene, supporter, boss, move)
  return !(blocksStatusMoves || (bouncesStatusMoves && move.flags.reflectable))
}

function lands(scene: Scene, user: RaiderState, target: Combatant, move: Placed['move']): boolean {
  const type = moveType(scene, user, move)
  const use = { user, target, move, type, priority: priorityOf(scene, user, move) }
  return !isRefused(scene, use) && effectiveness(type, target) > 0
}

function moveOf({ place }: Placed): Extract<Choice, { kind: 'move' }> {
  return { kind: 'move', move: place, terastallize: false }
}

function roundsFrom(spec: OpeningSpec, filled: readonly FilledSlot[]): Rounds {
  const guards = [...spec.guards]
  const guarded = filled
    .toSorted((one, other) => one.slot.round - other.slot.round || placeIn(one) - placeIn(other))
    .map(({ slot, choice }) => ({ slot, choice: choice ?? cheerOf(guards.shift()) }))
  return Array.from({ length: spec.rounds }, (_, place) => [
    ...guarded.flatMap(({ slot, choice }) =>
      slot.round === place + 1 && choice ? [{ raider: slot.supporter.who, choice }] : [],
    ),
    ...finisherSteps(spec, place + 1),
  ])
}

// Taunt first: each earlier move of the boss may raise it.
function placeIn({ slot, choice }: FilledSlot): number {
  const { taunt } = rolesOf(slot.supporter.fighter)
  return choice?.kind === 'move' && choice.move === taunt?.place ? 0 : 1
}

function cheerOf(guard: Guard | undefined): Choice | undefined {
  return guard && { kind: 'cheer', cheer: guard }
}

/** Returns the last round whose Attack cheer lasts until the finishing move of a finisher that leads; 0 for others. */
function roundOfCheer({ rounds, leads }: OpeningSpec): number {
  return leads ? Math.max(0, rounds - 2) : 0
}

function boostsUntil(spec: OpeningSpec, round: number): number {
  const cheer = roundOfCheer(spec)
  return round - 1 - (cheer > 0 && cheer < round ? 1 : 0)
}

function finisherSteps(spec: OpeningSpec, round: number): readonly OpeningStep[] {
  const { finishingMove, boost, rounds, charges, softener } = spec
  const choice = (move: number): Choice => ({ kind: 'move', move, terastallize: false })
  if (charges) {
    const move = round === rounds ? finishingMove : (softener ?? finishingMove)
    return [{ raider: FINISHER, choice: { kind: 'move', move, terastallize: round === rounds } }]
  }
  if (round === rounds) return [{ raider: FINISHER, choice: choice(finishingMove) }]
  if (round === roundOfCheer(spec)) return [{ raider: FINISHER, choice: { kind: 'cheer', cheer: 'attack' } }]
  // Belly Drum raises Attack to the maximum in one use.
  const isRaised = boost !== undefined && boost.by * boostsUntil(spec, round) >= HIGHEST_STAGE
  return boost && !isRaised ? [{ raider: FINISHER, choice: choice(boost.place) }] : []
}
