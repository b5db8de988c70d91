import type { Arena } from '@/lib/battle/arena'
import type { BattleEvent } from '@/lib/battle/events'
import type { Random } from '@/lib/battle/random'
import {
  type BattleState,
  BOSS,
  type BossState,
  type Combatant,
  type FieldState,
  type RaiderState,
  type Scene,
  type SideState,
  type Who,
} from '@/lib/battle/state'
import { copyBoss, copyField, copyRaider } from './copies'

/** A copy that the rules of a turn may write to. What it holds (stages, volatiles, sides) they replace, never change. */
export type Draft<State> = { -readonly [Key in keyof State]: State[Key] }

/** The boss, while its turn is played. */
type BossDraft = Draft<BossState>

/** A raider, while its turn is played. */
export type RaiderDraft = Draft<RaiderState>

/** The boss or a raider, while their turn is played. */
export type CombatantDraft = Draft<Combatant>

/** A turn that is being played: the draft of the next state, and what happened so far. */
export interface Turn {
  readonly arena: Arena
  readonly random: Random
  readonly events: BattleEvent[]
  readonly number: number
  readonly boss: BossDraft
  readonly raiders: readonly RaiderDraft[]
  readonly field: Draft<FieldState>
  secondsLeft: number
}

/** A turn that starts from a state, which stays as it is. */
export function beginTurn(arena: Arena, state: BattleState, random: Random): Turn {
  return {
    arena,
    random,
    events: [],
    number: state.turn + 1,
    boss: copyBoss(state.boss),
    raiders: state.raiders.map(copyRaider),
    field: copyField(state.field),
    secondsLeft: state.secondsLeft,
  }
}

/** The state that a turn ends in. The turn must not be played on. */
export function endedTurn({ number, secondsLeft, boss, raiders, field }: Turn): BattleState {
  return { turn: number, secondsLeft, boss, raiders, field }
}

/** The side of the field that someone fights on. */
export function sideOf({ field }: Pick<Scene, 'field'>, who: Who): SideState {
  return who === BOSS ? field.bossSide : field.raiderSide
}

/** Whether two fight on the same side. */
export function areAllies(one: Who, other: Who): boolean {
  return (one === BOSS) === (other === BOSS)
}

/** Whether someone has HP left and stands in the battle. */
export function stands({ hp }: Combatant): boolean {
  return hp > 0
}
