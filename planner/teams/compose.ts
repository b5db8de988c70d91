import { abilityAgainst, refusesStatusMoves } from '@/lib/battle/dex/active-ability'
import { isProof } from '@/lib/battle/dex/effects/stages'
import { rulesOf } from '@/lib/battle/dex/moves/moves'
import { accuracyOf } from '@/lib/battle/engine/hit/chances'
import { speedOf } from '@/lib/battle/engine/turn/order'
import type { BattleState, Choice, RaiderState } from '@/lib/battle/model/state'
import { HIGHEST_STAGE, type StageName } from '@/lib/battle/model/terms'
import type { OpeningStep, Rounds } from '@/lib/battle/policy/opening'
import { type Placed, rolesOf, type StageMove } from '@/lib/battle/policy/roles'
import { DOUBLING_ATTACK } from '@/planner/damage/named-abilities'

/** What an opening is written for: who strikes with what, after how many rounds. */
export interface Brief {
  /** The battle as it starts, with the striker first. */
  readonly start: BattleState
  /** The place of the strike among the striker's moves. */
  readonly strike: number
  /** The place of its boost, by how much it raises, and what stage. */
  readonly boost: StageMove | undefined
  readonly struckWith: StageName
  readonly struckAgainst: StageName
  /** The round of the strike, from 1. */
  readonly rounds: number
  /** What supports do in rounds in which they have nothing better to do, in this order. */
  readonly guards: readonly Guard[]
}

/** What guards the team: a cheer. */
export type Guard = 'defense' | 'heal'

/** An opening, and how its strike stands when it comes. */
export interface Composed {
  readonly opening: Rounds
  /** The stage that the strike hits with. */
  readonly raised: number
  /** The stages by which the boss is lowered. */
  readonly lowered: number
  readonly cheered: boolean
  readonly helpers: number
  /** The ability that a support gives the striker; `undefined` where none does. */
  readonly gift: string | undefined
}

const STRIKER = 0

/**
 * The opening of a team: slots of the supports are filled from the last round backwards, each with what multiplies the strike
 * most, so that a reset undoes as little as may be; what is left over guards. The striker boosts until it strikes.
 */
export function composed(brief: Brief): Composed {
  const writer = new OpeningWriter(brief)
  const slots = slotsOf(brief)
  const filled = slots.map((slot) => ({ slot, choice: writer.best(slot) }))
  return { ...writer.standing(), opening: roundsFrom(brief, filled) }
}

/** A support's turn in a round, from 1. */
interface Slot {
  readonly round: number
  readonly supporter: RaiderState
}

function slotsOf({ start, rounds }: Brief): readonly Slot[] {
  const supporters = start.raiders.slice(1)
  return Array.from({ length: rounds }, (_, place) => rounds - place).flatMap((round) =>
    supporters.map((supporter) => ({ round, supporter })),
  )
}

interface FilledSlot {
  readonly slot: Slot
  readonly choice: Choice | undefined
}

/** Something that a support may do in a slot. */
interface Option {
  /** What it makes of the strike's damage. */
  readonly gain: number
  readonly choice: Choice
  readonly done: () => void
}

class OpeningWriter {
  private raised: number
  private lowered = 0
  private cheered = false
  private gift: string | undefined
  private readonly helpers = new Set<number>()

  constructor(private readonly brief: Brief) {
    const { boost, rounds } = brief
    this.raised = boost ? Math.min(HIGHEST_STAGE, boost.by * (rounds - 1)) : 0
  }

  standing(): Omit<Composed, 'opening'> {
    const { raised, lowered, cheered, gift } = this
    return { raised, lowered, cheered, gift, helpers: this.helpers.size }
  }

  /** What a support does best in a slot; `undefined` where nothing of it adds to the strike. */
  best(slot: Slot): Choice | undefined {
    const options = [
      ...this.lowering(slot),
      ...this.helping(slot),
      ...this.cheering(slot),
      ...this.raising(slot),
      ...this.giving(slot),
    ]
    const best = options.reduce<Option | undefined>(
      (most, one) => (one.gain > (most?.gain ?? 1) ? one : most),
      undefined,
    )
    best?.done()
    return best?.choice
  }

  private lowering({ supporter }: Slot): Option[] {
    const { start, struckAgainst } = this.brief
    const { boss } = start
    if (this.lowered >= HIGHEST_STAGE) return []
    return rolesOf(supporter.fighter)
      .debuffs.filter(({ stage }) => stage === struckAgainst)
      .filter(({ move }) => canLower(start, supporter, move, struckAgainst))
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

  private helping({ supporter }: Slot): Option[] {
    const { helpingHand } = rolesOf(supporter.fighter)
    if (!helpingHand || this.helpers.has(supporter.who) || this.isRefused(supporter)) return []
    return [
      {
        gain: 1.5,
        choice: { ...moveOf(helpingHand), ally: STRIKER },
        done: () => this.helpers.add(supporter.who),
      },
    ]
  }

  // It lasts three turns.
  private cheering({ round }: Slot): Option[] {
    if (this.cheered || round <= this.brief.rounds - 3) return []
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
    if (this.isRefused(supporter) || this.raised >= HIGHEST_STAGE) return []
    return rolesOf(supporter.fighter)
      .raisesAllies.filter(({ move }) => (move.boosts?.[this.brief.struckWith] ?? 0) > 0)
      .map((one) => {
        const by = one.move.boosts?.[this.brief.struckWith] ?? 0
        const raised = Math.min(HIGHEST_STAGE, this.raised + by)
        return {
          gain: (2 + raised) / (2 + this.raised),
          choice: { ...moveOf(one), ally: STRIKER },
          done: () => {
            this.raised = raised
          },
        }
      })
  }

  // Skill Swap or Entrainment of one whose ability doubles what the striker does.
  private giving({ supporter }: Slot): Option[] {
    const { struckWith } = this.brief
    const passing = rolesOf(supporter.fighter).abilityChanges.find(
      ({ move }) => rulesOf(move.name).passesAbility,
    )
    const doubles = DOUBLING_ATTACK.has(supporter.ability) && struckWith === 'atk'
    if (!passing || this.gift !== undefined || !doubles || this.isRefused(supporter)) return []
    return [
      {
        gain: 2,
        choice: { ...moveOf(passing), ally: STRIKER },
        done: () => {
          this.gift = supporter.ability
        },
      },
    ]
  }

  private isRefused(supporter: RaiderState): boolean {
    const striker = this.brief.start.raiders[STRIKER]
    return striker === undefined || refusesStatusMoves(supporter, striker)
  }
}

function canLower(
  { boss, field, raiders }: BattleState,
  supporter: RaiderState,
  move: Placed['move'],
  stage: StageName,
): boolean {
  const scene = { boss, field, raiders }
  const { stageFactor, blocksStatusMoves, bouncesStatusMoves } = abilityAgainst(supporter, boss)
  if (stageFactor < 0 || isProof(scene, boss, stage, supporter)) return false
  return move.category !== 'Status' || !(blocksStatusMoves || (bouncesStatusMoves && move.flags.reflectable))
}

function moveOf({ place }: Placed): Extract<Choice, { kind: 'move' }> {
  return { kind: 'move', move: place, terastallize: false }
}

function roundsFrom(brief: Brief, filled: readonly FilledSlot[]): Rounds {
  const guards = [...brief.guards]
  const guarded = filled
    .toSorted((one, other) => one.slot.round - other.slot.round)
    .map(({ slot, choice }) => ({ slot, choice: choice ?? cheerOf(guards.shift()) }))
  return Array.from({ length: brief.rounds }, (_, place) => [
    ...guarded.flatMap(({ slot, choice }) =>
      slot.round === place + 1 && choice ? [{ raider: slot.supporter.who, choice }] : [],
    ),
    ...strikerSteps(brief, place + 1),
  ])
}

function cheerOf(guard: Guard | undefined): Choice | undefined {
  return guard && { kind: 'cheer', cheer: guard }
}

// Belly Drum raises all that there is at once.
function strikerSteps({ strike, boost, rounds }: Brief, round: number): readonly OpeningStep[] {
  const choice = (move: number): Choice => ({ kind: 'move', move, terastallize: false })
  if (round === rounds) return [{ raider: STRIKER, choice: choice(strike) }]
  const isRaised = boost !== undefined && boost.by * (round - 1) >= HIGHEST_STAGE
  return boost && !isRaised ? [{ raider: STRIKER, choice: choice(boost.place) }] : []
}
