import { abilityAgainst, abilityOf } from '@/battle/dex/active-ability'
import { blocksStatDrop } from '@/battle/dex/effects/stages'
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
import { reachesRaider } from '@/battle/policy/make-policy'
import { type IndexedMove, rolesOf, type StageMove } from '@/battle/policy/roles'
import { accuracyOf, criticalPercent } from '@/battle/turns/hit/chances'
import { isRefused } from '@/battle/turns/hit/reach'
import { priorityOf } from '@/battle/turns/turn/order'
import { DOUBLING_ATTACK } from '@/planner/damage/named-abilities'
import { FINISHER, ownStages, rousedStages, stageLowered, strengthBy } from './finisher-stages'

export interface OpeningSpec {
  readonly start: BattleState
  readonly finishingMove: number
  readonly boost: StageMove | undefined
  readonly attackStat: StageName
  readonly defenseStat: StageName
  /** From 1, with the round of the finishing move. */
  readonly rounds: number
  readonly guards: readonly Guard[]
  /** The finisher attacks in each round to fill its Tera Orb, and Terastallizes in the last. */
  readonly charges?: boolean
  /** The finishing move opens the last round, before the boss's reset. Supports finish earlier. */
  readonly leads?: boolean
  readonly shieldFrom: number
  /** Index of the attack that charges the Tera Orb and lowers the boss. By default the finishing move. */
  readonly softener?: number | undefined
}

export type Guard = 'defense' | 'heal'

/** Values when the finishing move hits. */
export interface WrittenOpening {
  readonly opening: Rounds
  readonly raised: Stages
  readonly lowered: number
  readonly hardened: number
  readonly cheered: boolean
  readonly helpers: number
  readonly gift: string | undefined
}

/**
 * Fills support turns from the last round backwards, so a boss reset undoes little. Guards use spare
 * turns.
 */
export function writeOpening(spec: OpeningSpec): WrittenOpening {
  const writer = new OpeningWriter(spec)
  const slots = slotsOf(spec)
  const filled = slots.map((slot) => ({ slot, choice: writer.best(slot) }))
  return { ...writer.effects(), opening: roundsFrom(spec, filled) }
}

interface Slot {
  readonly round: number
  readonly supporter: RaiderState
}

function slotsOf({ start, rounds, leads }: OpeningSpec): readonly Slot[] {
  const supporters = start.raiders.slice(1)
  const lastSupportRound = leads ? rounds - 1 : rounds
  return Array.from({ length: lastSupportRound }, (_, index) => lastSupportRound - index).flatMap((round) =>
    supporters.map((supporter) => ({ round, supporter })),
  )
}

interface FilledSlot {
  readonly slot: Slot
  readonly choice: Choice | undefined
}

interface Option {
  readonly gain: number
  readonly choice: Choice
  readonly apply: () => void
}

class OpeningWriter {
  private raised: Stages
  private lowered: number
  private hardened: number
  private cheered: boolean
  private gift: string | undefined
  private readonly helpers = new Set<number>()

  constructor(private readonly spec: OpeningSpec) {
    this.raised = ownRaises(spec)
    this.lowered = ownDebuffs(spec)
    this.hardened = bossRaises(spec)
    this.cheered = roundOfCheer(spec) > 0
  }

  effects(): Omit<WrittenOpening, 'opening'> {
    const { raised, lowered, hardened, cheered, gift } = this
    return { raised, lowered, hardened, cheered, gift, helpers: this.helpers.size }
  }

  /** `undefined` if nothing adds to the finishing move. */
  best(slot: Slot): Choice | undefined {
    const options = [
      ...this.loweringOptions(slot),
      ...this.tauntingOptions(slot),
      ...this.helpingOptions(slot),
      ...this.cheeringOptions(slot),
      ...this.raisingOptions(slot),
      ...this.rousingOptions(slot),
      ...this.abilityOptions(slot),
    ]
    const best = options.reduce<Option | undefined>(
      (bestSoFar, option) => (option.gain > (bestSoFar?.gain ?? 1) ? option : bestSoFar),
      undefined,
    )
    best?.apply()
    return best?.choice
  }

  private loweringOptions({ supporter, round }: Slot): Option[] {
    const { start, defenseStat, shieldFrom } = this.spec
    const { boss } = start
    if (this.lowered >= HIGHEST_STAGE) return []
    return rolesOf(supporter.fighter)
      .debuffs.map((debuff) => ({ ...debuff, stages: loweredBy(debuff.move, defenseStat) }))
      .filter(({ stages }) => stages < 0)
      .filter(({ move }) => round < shieldFrom || move.category !== 'Status')
      .filter(({ move }) => canLower(start, supporter, move, defenseStat))
      .map((debuff) => {
        const lowered = Math.min(HIGHEST_STAGE, this.lowered - debuff.stages)
        const last = speedOf(start, supporter) <= speedOf(start, boss)
        const aim = { user: supporter, target: boss, move: debuff.move, last }
        const accuracy = Math.min(100, accuracyOf(start, aim)) / 100
        return {
          gain: (accuracy * (2 + lowered)) / (2 + this.lowered),
          choice: moveOf(debuff),
          apply: () => {
            this.lowered = lowered
          },
        }
      })
  }

  // Taunt lasts three turns. It comes first, before the boss raises a stat.
  private tauntingOptions({ supporter, round }: Slot): Option[] {
    const { start, shieldFrom } = this.spec
    const { taunt } = rolesOf(supporter.fighter)
    if (!taunt || this.hardened === 0 || round > 1 || shieldFrom <= 1) return []
    if (!canTaunt(start, supporter, taunt.move)) return []
    return [
      {
        gain: weakeningFactor(this.lowered, this.hardened),
        choice: moveOf(taunt),
        apply: () => {
          this.hardened = 0
        },
      },
    ]
  }

  // The finisher's next attack uses up Helping Hand.
  private helpingOptions({ supporter, round }: Slot): Option[] {
    const { charges, rounds } = this.spec
    if (charges && round < rounds) return []
    const { helpingHand } = rolesOf(supporter.fighter)
    if (!helpingHand || this.helpers.has(supporter.who) || this.isRefused(supporter, helpingHand)) return []
    return [
      {
        gain: 1.5,
        choice: { ...moveOf(helpingHand), ally: FINISHER },
        apply: () => this.helpers.add(supporter.who),
      },
    ]
  }

  private cheeringOptions({ round }: Slot): Option[] {
    if (this.cheered || round <= this.spec.rounds - 3) return []
    return [
      {
        gain: 1.5,
        choice: { kind: 'cheer', cheer: 'attack' },
        apply: () => {
          this.cheered = true
        },
      },
    ]
  }

  private raisingOptions({ supporter }: Slot): Option[] {
    const finisher = this.spec.start.raiders[FINISHER]
    const stageFactor = finisher ? abilityOf(finisher).stageFactor : 1
    return rolesOf(supporter.fighter)
      .raisesAllies.filter((boost) => !this.isRefused(supporter, boost))
      .map((boost) =>
        this.optionToRaise({ ...moveOf(boost), ally: FINISHER }, boost.move.boosts, stageFactor),
      )
  }

  // An ally's attack that is always critical triggers Anger Point, unless another ability replaces it.
  private rousingOptions({ supporter }: Slot): Option[] {
    const finisher = this.spec.start.raiders[FINISHER]
    const stages = finisher && rousedStages(finisher.ability)
    if (!finisher || !stages || this.gift !== undefined) return []
    return rolesOf(supporter.fighter)
      .attacks.filter(({ move }) => mayAimAtAlly(move) && isAlwaysCritical(supporter, finisher, move))
      .filter(({ move }) => canHit(this.spec.start, supporter, finisher, move))
      .map((attack) => this.optionToRaise({ ...moveOf(attack), ally: FINISHER }, stages, 1))
  }

  private optionToRaise(choice: Choice, changes: StageChanges | undefined, factor: number): Option {
    const { finishingMove, start, attackStat } = this.spec
    const move = start.raiders[FINISHER]?.fighter.moves[finishingMove]?.name ?? ''
    const { raised } = this
    const raisedStages = addStages(raised, changes, factor)
    const done = () => {
      this.raised = raisedStages
    }
    const gain = strengthBy(move, raisedStages, attackStat) / strengthBy(move, raised, attackStat)
    const ignoredFactor = this.ignoresStages()
      ? statFactor(raisedStages[attackStat]) / statFactor(raised[attackStat])
      : 1
    return { gain: gain / ignoredFactor, choice, apply: done }
  }

  // An Unaware boss ignores stages, but not the power that Stored Power gains from them.
  private ignoresStages(): boolean {
    const { raiders, boss } = this.spec.start
    const finisher = raiders[FINISHER]
    return finisher !== undefined && abilityAgainst(finisher, boss).ignoresStages
  }

  private abilityOptions({ supporter }: Slot): Option[] {
    const { attackStat, start } = this.spec
    const finisher = start.raiders[FINISHER]
    const passingMove = rolesOf(supporter.fighter).abilityChanges.find(({ move }) => {
      const { passesAbility, changesAbility } = rulesOf(move.name)
      return passesAbility && finisher && changesAbility?.(supporter, finisher)
    })
    const doublesDamage = DOUBLING_ATTACK.has(supporter.ability) && attackStat === 'atk'
    if (!passingMove || this.gift !== undefined || !doublesDamage || this.isRefused(supporter, passingMove))
      return []
    if (finisher && rousedStages(finisher.ability)) return []
    return [
      {
        gain: 2,
        choice: { ...moveOf(passingMove), ally: FINISHER },
        apply: () => {
          this.gift = supporter.ability
        },
      },
    ]
  }

  private isRefused(supporter: RaiderState, { move }: IndexedMove): boolean {
    const { start } = this.spec
    const finisher = start.raiders[FINISHER]
    return finisher === undefined || !reachesRaider({ state: start, raider: supporter }, move, finisher)
  }
}

/** Stages at the finishing move, without allies: from boosts or earlier attacks. */
function ownRaises(spec: OpeningSpec): Stages {
  const { start, finishingMove, boost, rounds, charges, softener } = spec
  const finisher = start.raiders[FINISHER]
  if (!finisher) throw new Error('An opening needs a finisher')
  const { stageFactor } = abilityOf(finisher)
  if (boost) {
    const { boosts = {} } = boost.move
    const changes = Object.keys(boosts).length > 1 ? boosts : { [boost.stage]: boost.by }
    const uses = boostsUntil(spec, rounds)
    return addStages(finisher.stages, changes, stageFactor * uses)
  }
  const move = finisher.fighter.moves[softener ?? finishingMove]
  return charges && move
    ? addStages(finisher.stages, ownStages(move, stageFactor), rounds - 1)
    : finisher.stages
}

function addStages(stages: Stages, changes: StageChanges | undefined, factor: number): Stages {
  const raised: Record<keyof Stages, number> = { ...stages }
  for (const stage of STAGE_NAMES) {
    const sum = stages[stage] + factor * (changes?.[stage] ?? 0)
    raised[stage] = Math.max(LOWEST_STAGE, Math.min(HIGHEST_STAGE, sum))
  }
  return raised
}

function ownDebuffs({ start, softener, rounds, defenseStat, charges }: OpeningSpec): number {
  const finisher = start.raiders[FINISHER]
  const move = softener === undefined ? undefined : finisher?.fighter.moves[softener]
  if (!charges || !finisher || !move || !canLower(start, finisher, move, defenseStat)) return 0
  return Math.min(HIGHEST_STAGE, -stageLowered(move, defenseStat) * (rounds - 1))
}

/** Average stages by which an untaunted boss raises the stat against the finishing move. */
function bossRaises({ start, rounds, defenseStat }: OpeningSpec): number {
  const { boss, raiders } = start
  const { moves, randomMoveCount } = boss.fighter
  const pickedMoves = moves.slice(0, randomMoveCount)
  const raises = pickedMoves.reduce((sum, move) => sum + raisedOfUser(move, defenseStat), 0)
  // The boss acts once per raider, and stops after the finishing move.
  const actionCount = raiders.length * rounds - 1
  const averageStages =
    (Math.max(0, abilityOf(boss).stageFactor) * actionCount * raises) / Math.max(1, pickedMoves.length)
  return Math.min(HIGHEST_STAGE, averageStages)
}

function raisedOfUser({ category, target, boosts }: IndexedMove['move'], stage: StageName): number {
  return category === 'Status' && target === 'self' ? Math.max(0, boosts?.[stage] ?? 0) : 0
}

/** Returns the factor by which the boss's raises divide the finishing move's damage. */
export function weakeningFactor(lowered: number, hardened: number): number {
  return statFactor(Math.min(HIGHEST_STAGE, hardened - lowered)) / statFactor(-lowered)
}

function canTaunt(
  { boss, field, raiders }: BattleState,
  supporter: RaiderState,
  move: IndexedMove['move'],
): boolean {
  const scene = { boss, field, raiders }
  const { blocksStatusMoves, bouncesStatusMoves, volatilesBlocked } = abilityAgainst(supporter, boss)
  if (blocksStatusMoves || bouncesStatusMoves || volatilesBlocked?.includes('taunt')) return false
  if (isVeiled(scene, boss, 'taunt', supporter)) return false
  return canHit(scene, supporter, boss, move)
}

function isAlwaysCritical(user: RaiderState, target: RaiderState, move: IndexedMove['move']): boolean {
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

// `Roles` lists Tickle as lowering Attack, but it lowers Defense, too.
function loweredBy(move: IndexedMove['move'], stage: StageName): number {
  return move.category === 'Status' ? (move.boosts?.[stage] ?? 0) : stageLowered(move, stage)
}

function canLower(
  { boss, field, raiders }: BattleState,
  supporter: RaiderState,
  move: IndexedMove['move'],
  stage: StageName,
): boolean {
  const scene = { boss, field, raiders }
  const { stageFactor, blocksStatusMoves, bouncesStatusMoves, blocksSecondary } = abilityAgainst(
    supporter,
    boss,
  )
  if (stageFactor < 0 || blocksStatDrop(scene, boss, stage, supporter)) return false
  if (move.category !== 'Status') return !blocksSecondary && canHit(scene, supporter, boss, move)
  return !(blocksStatusMoves || (bouncesStatusMoves && move.flags.reflectable))
}

function canHit(scene: Scene, user: RaiderState, target: Combatant, move: IndexedMove['move']): boolean {
  const type = moveType(scene, user, move)
  const use = { user, target, move, type, priority: priorityOf(scene, user, move) }
  return !isRefused(scene, use) && effectiveness(type, target) > 0
}

function moveOf({ place }: IndexedMove): Extract<Choice, { kind: 'move' }> {
  return { kind: 'move', move: place, terastallize: false }
}

function roundsFrom(spec: OpeningSpec, filled: readonly FilledSlot[]): Rounds {
  const guards = [...spec.guards]
  const withGuards = filled
    .toSorted((a, b) => a.slot.round - b.slot.round || orderInRound(a) - orderInRound(b))
    .map(({ slot, choice }) => ({ slot, choice: choice ?? cheerOf(guards.shift()) }))
  return Array.from({ length: spec.rounds }, (_, index) => [
    ...withGuards.flatMap(({ slot, choice }) =>
      slot.round === index + 1 && choice ? [{ raider: slot.supporter.who, choice }] : [],
    ),
    ...finisherSteps(spec, index + 1),
  ])
}

// Taunt first: each earlier move of the boss may raise it.
function orderInRound({ slot, choice }: FilledSlot): number {
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
