import { type BattleEvent, BOSS, type StageName, type Who } from '@/battle/events'
import type { TypeName } from '@/data/vocabulary'
import type { Arena } from './arena'
import type { BattleMove } from './battle-move'
import type { Random } from './random'
import type { BattleState, BossState, Combatant, FieldState, RaiderState, Scene, SideState } from './state'

/** A copy that the rules of a turn may write to. What it holds (stages, volatiles, sides) they replace, never change. */
export type Draft<State> = { -readonly [Key in keyof State]: State[Key] }

/** The boss, while its turn is played. */
type BossDraft = Draft<BossState>

/** A raider, while its turn is played. */
export type RaiderDraft = Draft<RaiderState>

/** The boss or a raider, while their turn is played. */
export type CombatantDraft = Draft<Combatant>

/** A stage of someone that rose, by 1 to 12. */
export interface Raise {
  readonly who: Who
  readonly stage: StageName
  readonly by: number
}

/** A turn that is being played: the draft of the next state, and what happened so far. */
export interface Turn {
  readonly arena: Arena
  readonly random: Random
  readonly events: BattleEvent[]
  readonly number: number
  readonly boss: BossDraft
  readonly raiders: readonly RaiderDraft[]
  readonly field: Draft<FieldState>
  /** What rose since a move ended, as far as someone may copy it: stages that were swapped or set are left out. */
  readonly raises: Raise[]
  /** Who got an item from an ally since a move ended. */
  readonly receivers: CombatantDraft[]
  /** Who of the raiders has acted in it: a bit for each place. */
  acted: number
  secondsLeft: number
  /** The one that used a move last; `undefined` before the first. */
  lastMoved: Who | undefined
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
    raises: [],
    receivers: [],
    acted: 0,
    secondsLeft: state.secondsLeft,
    lastMoved: state.lastMoved,
  }
}

/** Notes that a raider has acted in this turn. */
export function noteAction(turn: Turn, { who }: RaiderDraft): void {
  turn.acted |= 1 << who
}

/** Whether a raider has acted in this turn. */
export function hasActed({ acted }: Turn, { who }: CombatantDraft): boolean {
  return (acted & (1 << who)) !== 0
}

/** The state that a turn ends in. The turn must not be played on. */
export function endedTurn({ number, secondsLeft, boss, raiders, field, lastMoved }: Turn): BattleState {
  return { turn: number, secondsLeft, boss, raiders, field, lastMoved }
}

/** The side of the field that someone fights on. */
export function sideOf({ field }: Pick<Scene, 'field'>, who: Who): SideState {
  return who === BOSS ? field.bossSide : field.raiderSide
}

/** Whether two fight on the same side. */
export function areAllies(one: Who, other: Who): boolean {
  return (one === BOSS) === (other === BOSS)
}

// Field by field: `{ ...state }` takes twenty times as long for objects of this size, and a turn copies three of them.

/** A copy of the boss that may be written to. */
function copyBoss(boss: BossState): Draft<BossState> {
  return {
    who: boss.who,
    fighter: boss.fighter,
    hp: boss.hp,
    maxHp: boss.maxHp,
    stages: boss.stages,
    status: boss.status,
    statusTurns: boss.statusTurns,
    terastallized: boss.terastallized,
    abilityOffFor: boss.abilityOffFor,
    inGas: boss.inGas,
    ability: boss.ability,
    item: boss.item,
    volatiles: boss.volatiles,
    lastMove: boss.lastMove,
    lastTarget: boss.lastTarget,
    attackCheered: boss.attackCheered,
    defenseCheered: boss.defenseCheered,
    hitsTaken: boss.hitsTaken,
    spentAbilities: boss.spentAbilities,
    shield: boss.shield,
    actionsDone: boss.actionsDone,
  }
}

/** A copy of a raider that may be written to. */
export function copyRaider(raider: RaiderState): Draft<RaiderState> {
  return {
    who: raider.who,
    fighter: raider.fighter,
    hp: raider.hp,
    maxHp: raider.maxHp,
    stages: raider.stages,
    status: raider.status,
    statusTurns: raider.statusTurns,
    terastallized: raider.terastallized,
    abilityOffFor: raider.abilityOffFor,
    inGas: raider.inGas,
    ability: raider.ability,
    item: raider.item,
    volatiles: raider.volatiles,
    lastMove: raider.lastMove,
    lastTarget: raider.lastTarget,
    attackCheered: raider.attackCheered,
    defenseCheered: raider.defenseCheered,
    hitsTaken: raider.hitsTaken,
    spentAbilities: raider.spentAbilities,
    teraCharge: raider.teraCharge,
    teraSpent: raider.teraSpent,
    cheersLeft: raider.cheersLeft,
    faints: raider.faints,
    backIn: raider.backIn,
    bond: raider.bond,
    bossBond: raider.bossBond,
    bossLosesMove: raider.bossLosesMove,
  }
}

/** A copy of the field that may be written to. */
function copyField(field: FieldState): Draft<FieldState> {
  return {
    weather: field.weather,
    weatherTurns: field.weatherTurns,
    terrain: field.terrain,
    terrainTurns: field.terrainTurns,
    trickRoom: field.trickRoom,
    gravity: field.gravity,
    magicRoom: field.magicRoom,
    wonderRoom: field.wonderRoom,
    itemsAside: field.itemsAside,
    bossSide: field.bossSide,
    raiderSide: field.raiderSide,
    attackCheer: field.attackCheer,
    defenseCheer: field.defenseCheer,
  }
}

/** One use of a move against one target, which may be its user. */
export interface Use {
  readonly user: CombatantDraft
  readonly target: CombatantDraft
  readonly move: BattleMove
  /** The move's type now; `undefined` for one without (`???`, Stellar). */
  readonly type: TypeName | undefined
  readonly priority: number
  /** Whether the target has acted in this turn already. */
  readonly last: boolean
  /** The move that the target is about to use; `undefined` when it has acted or does nothing. */
  readonly readied: BattleMove | undefined
  /** Whether its user lost HP in this turn. */
  readonly struck: boolean
  /** Whether it strikes several raiders, each at 3/4. */
  readonly spread: boolean
}

/** What a move says that nobody else uses: targets that are its user's foes. */
const FOES: ReadonlySet<string> = new Set([
  'normal',
  'any',
  'adjacentFoe',
  'allAdjacent',
  'allAdjacentFoes',
  'randomNormal',
  'scripted',
])

/** Whether a move is aimed at a foe, unless an ally is chosen. */
export function isAimedAtFoe({ target }: BattleMove): boolean {
  return FOES.has(target)
}

/** What a move says that concerns its user, a side or the whole field: it has no ally for a target. */
const NOBODY_ELSE: ReadonlySet<string> = new Set(['self', 'allySide', 'foeSide', 'all'])

/** Whether a move can be aimed at an ally. */
export function mayAimAtAlly({ target }: BattleMove): boolean {
  return !NOBODY_ELSE.has(target)
}

/** Whether a boss's move strikes all raiders. */
export function isSpread({ target }: BattleMove): boolean {
  return target === 'allAdjacent' || target === 'allAdjacentFoes'
}
