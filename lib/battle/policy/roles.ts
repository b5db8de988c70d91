import type { Fighter } from '@/lib/battle/fighter'
import type { BattleMove, StageChanges } from '@/lib/battle/moves/battle-move'
import type { StageName } from '@/lib/battle/state'
import { CHANGES_ABILITY } from '@/lib/battle/tables/ability-changes'
import { BOOSTS_IN_CODE } from '@/lib/battle/tables/boosts-in-code'
import { FAILS_IN_RAIDS } from '@/lib/battle/tables/failing-moves'
import { HEALS_ALLIES } from '@/lib/battle/tables/recoveries'
import { isRecovery } from './recovery'

/** A move by its place among its user's moves. */
export interface Placed {
  readonly place: number
  readonly move: BattleMove
}

/** A move that changes stages, by the stage that it is used for and by how much one use moves it. */
export interface StageMove extends Placed {
  readonly stage: StageName
  readonly by: number
}

/** What the moves of a build are for, without those that do nothing in a raid or take their user out of it. */
export interface Roles {
  readonly all: readonly Placed[]
  readonly attacks: readonly Placed[]
  /** Raises what its attacks strike with; the first one that does so most. */
  readonly boost: StageMove | undefined
  /** Certain to lower a stat of the boss: attacks do it through the shield, others do not. */
  readonly debuffs: readonly StageMove[]
  /** Give the user HP without an attack. */
  readonly recoveries: readonly Placed[]
  /** Give allies HP. */
  readonly healsAllies: readonly Placed[]
  readonly raisesAllies: readonly StageMove[]
  /** Screens, Tailwind and their like. */
  readonly sideConditions: readonly Placed[]
  readonly weathers: readonly Placed[]
  readonly terrains: readonly Placed[]
  readonly taunt: Placed | undefined
  /** Burn, paralyze or put the boss to sleep. */
  readonly afflictions: readonly Placed[]
  /** Take or replace the boss's ability. */
  readonly abilityChanges: readonly Placed[]
  readonly helpingHand: Placed | undefined
}

const ALLIES: ReadonlySet<string> = new Set([
  'allies',
  'adjacentAlly',
  'adjacentAllyOrSelf',
  'allySide',
  'allyTeam',
])
const SELF_OR_ALLIES: ReadonlySet<string> = new Set([...ALLIES, 'self'])

/** Strikes harder for every stage raised. */
const RAISED_BY_EVERY_STAGE: ReadonlySet<string> = new Set(['Stored Power', 'Power Trip'])

const known = new WeakMap<Fighter, Roles>()

/** What the moves of a fighter are for. */
export function rolesOf(fighter: Fighter): Roles {
  const roles = known.get(fighter) ?? findRoles(fighter)
  known.set(fighter, roles)
  return roles
}

function findRoles({ moves, types }: Fighter): Roles {
  const placed = moves
    .map((move, place): Placed => ({ place, move }))
    .filter(({ move }) => !FAILS_IN_RAIDS.has(move.name) && !move.selfdestruct)
  const attacks = placed.filter(({ move }) => move.category !== 'Status')
  const statuses = placed.filter(({ move }) => move.category === 'Status')
  const struckWith = new Set(attacks.flatMap(({ move }) => stagesOfAttack(move)))
  const boosts = statuses.filter(({ move }) => move.name !== 'Curse' || !types.includes('Ghost'))
  return {
    all: placed,
    attacks,
    boost: mostOf(boosts.flatMap((one) => boostOf(one, struckWith))),
    debuffs: placed.flatMap(debuffsOf),
    recoveries: statuses.filter(({ move }) => isRecovery(move)),
    healsAllies: statuses.filter(
      ({ move }) => HEALS_ALLIES.has(move.name) || (move.heal > 0 && move.target !== 'self'),
    ),
    raisesAllies: statuses.filter(({ move }) => isForAlly(move)).flatMap(raisesOf),
    sideConditions: statuses.filter(
      ({ move }) => move.sideCondition !== undefined && move.target === 'allySide',
    ),
    weathers: statuses.filter(({ move }) => move.weather !== undefined),
    terrains: statuses.filter(({ move }) => move.terrain !== undefined),
    taunt: statuses.find(({ move }) => move.volatileStatus === 'taunt'),
    afflictions: statuses.filter(({ move }) => afflicts(move)),
    abilityChanges: statuses.filter(({ move }) => CHANGES_ABILITY.has(move.name)),
    helpingHand: statuses.find(({ move }) => move.volatileStatus === 'helpinghand'),
  }
}

function stagesOfAttack({ name, category }: BattleMove): StageName[] {
  if (name === 'Body Press') return ['def']
  if (RAISED_BY_EVERY_STAGE.has(name)) return ['atk', 'def', 'spa', 'spd', 'spe']
  if (name === 'Tera Blast' || name === 'Photon Geyser') return ['atk', 'spa']
  return [category === 'Physical' ? 'atk' : 'spa']
}

function boostOf({ move, place }: Placed, struckWith: ReadonlySet<StageName>): StageMove[] {
  const isForUser = move.target === 'self' || move.target === 'allies'
  const boosts = BOOSTS_IN_CODE[move.name] ?? (isForUser ? (move.boosts ?? move.self?.boosts) : undefined)
  return raised(boosts).flatMap(([stage, by]) => (struckWith.has(stage) ? [{ place, move, stage, by }] : []))
}

// Decorate may be aimed at anyone; Swagger confuses.
function isForAlly({ target, boosts, volatileStatus }: BattleMove): boolean {
  if (ALLIES.has(target)) return true
  const changes = Object.values(boosts ?? {})
  const raises = changes.length > 0 && changes.every((change) => change > 0)
  return target === 'normal' && raises && volatileStatus === undefined
}

function afflicts({ target, status, volatileStatus }: BattleMove): boolean {
  return target !== 'self' && (status !== undefined || volatileStatus === 'yawn')
}

function debuffsOf({ move, place }: Placed): StageMove[] {
  const lowered = move.category === 'Status' ? loweredBy(move) : certainDrops(move)
  return lowered.slice(0, 1).map(([stage, by]) => ({ place, move, stage, by }))
}

function raisesOf({ move, place }: Placed): StageMove[] {
  return raised(move.boosts)
    .slice(0, 1)
    .map(([stage, by]) => ({ place, move, stage, by }))
}

function loweredBy({ boosts, target }: BattleMove): [StageName, number][] {
  return SELF_OR_ALLIES.has(target) ? [] : entries(boosts).filter(([, by]) => by < 0)
}

function certainDrops({ secondaries }: BattleMove): [StageName, number][] {
  return secondaries
    .filter(({ chance }) => chance >= 100)
    .flatMap(({ boosts }) => entries(boosts).filter(([, by]) => by < 0))
}

function raised(boosts: StageChanges | undefined): [StageName, number][] {
  return entries(boosts).filter(([, by]) => by > 0)
}

const STAGES: readonly StageName[] = ['atk', 'def', 'spa', 'spd', 'spe']

function entries(boosts: StageChanges = {}): [StageName, number][] {
  return STAGES.map((stage): [StageName, number] => [stage, boosts[stage] ?? 0])
}

function mostOf(moves: readonly StageMove[]): StageMove | undefined {
  return moves.reduce<StageMove | undefined>(
    (most, one) => (most && most.by >= one.by ? most : one),
    undefined,
  )
}
