import { type BattleEvent, BOSS, type StageName, type Who } from '@/battle/events'
import type { TypeName } from '@/data/vocabulary'
import type { Arena } from './arena'
import type { BattleMove } from './battle-move'
import type { Random } from './random'
import type { BattleState, BossState, Combatant, FieldState, RaiderState, Scene, SideState } from './state'

/** A copy for a turn's rules. They replace its stages, volatiles and sides, and never change them in place. */
export type Draft<State> = { -readonly [Key in keyof State]: State[Key] }

type BossDraft = Draft<BossState>

export type RaiderDraft = Draft<RaiderState>

export type CombatantDraft = Draft<Combatant>

export interface Raise {
  readonly who: Who
  readonly stage: StageName
  readonly by: number
}

export interface Turn {
  readonly arena: Arena
  readonly random: Random
  readonly events: BattleEvent[]
  readonly number: number
  readonly boss: BossDraft
  readonly raiders: readonly RaiderDraft[]
  readonly field: Draft<FieldState>
  /** Rises since the last move ended that abilities may copy. Excludes swapped or set stages. */
  readonly raises: Raise[]
  readonly receivers: CombatantDraft[]
  /** Bit set of raiders by index. */
  acted: number
  secondsLeft: number
  lastMoved: Who | undefined
}

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

export function noteAction(turn: Turn, { who }: RaiderDraft): void {
  turn.acted |= 1 << who
}

export function hasActed({ acted }: Turn, { who }: CombatantDraft): boolean {
  return (acted & (1 << who)) !== 0
}

/** The turn must not continue afterwards. */
export function stateAfter({ number, secondsLeft, boss, raiders, field, lastMoved }: Turn): BattleState {
  return { turn: number, secondsLeft, boss, raiders, field, lastMoved }
}

export function sideOf({ field }: Pick<Scene, 'field'>, who: Who): SideState {
  return who === BOSS ? field.bossSide : field.raiderSide
}

export function areAllies(a: Who, b: Who): boolean {
  return (a === BOSS) === (b === BOSS)
}

// Field by field: `{ ...state }` is twenty times slower for objects of this size, and each turn copies three.

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

/** One use of a move on one target, which may be its user. */
export interface Use {
  readonly user: CombatantDraft
  readonly target: CombatantDraft
  readonly move: BattleMove
  /** The move's current type. `undefined` for moves without a type (`???`, Stellar). */
  readonly type: TypeName | undefined
  readonly priority: number
  readonly last: boolean
  /** `undefined` if the target has acted or does nothing. */
  readonly readied: BattleMove | undefined
  /** Whether the user lost HP this turn. */
  readonly struck: boolean
  readonly spread: boolean
}

const FOES: ReadonlySet<string> = new Set([
  'normal',
  'any',
  'adjacentFoe',
  'allAdjacent',
  'allAdjacentFoes',
  'randomNormal',
  'scripted',
])

/** Whether a move is aimed at a foe unless the player chooses an ally. */
export function isAimedAtFoe({ target }: BattleMove): boolean {
  return FOES.has(target)
}

const UNTARGETED: ReadonlySet<string> = new Set(['self', 'allySide', 'foeSide', 'all'])

export function mayAimAtAlly({ target }: BattleMove): boolean {
  return !UNTARGETED.has(target)
}

export function isSpread({ target }: BattleMove): boolean {
  return target === 'allAdjacent' || target === 'allAdjacentFoes'
}
