import { isGuard } from '@/battle/dex/effects/field'
import { isRecovery, raisedStages } from '@/battle/dex/moves/move-in-use'
import { rulesOf } from '@/battle/dex/moves/moves'
import { statusBrought } from '@/battle/dex/volatiles'
import type { StageName } from '@/battle/events'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Fighter } from '@/battle/model/fighter'
import type { StageChanges } from '@/battle/model/terms'

export interface IndexedMove {
  readonly place: number
  readonly move: BattleMove
}

/** `stage` is the stage that the move is for, `by` the change per use. */
export interface StageMove extends IndexedMove {
  readonly stage: StageName
  readonly by: number
}

/** A build's moves by purpose. Excludes moves that do nothing in a raid or make their user faint or leave. */
export interface Roles {
  readonly all: readonly IndexedMove[]
  readonly attacks: readonly IndexedMove[]
  /** The first of the moves that raise an attacking stat most. */
  readonly boost: StageMove | undefined
  /** Raises a different stat from `boost`: another attacking stat, or a defense. */
  readonly secondBoost: StageMove | undefined
  /** Always lower a stat of the boss. Attacks do so through the shield, status moves don't. */
  readonly debuffs: readonly StageMove[]
  /** The first pure healing move, otherwise the first draining attack. */
  readonly healing: IndexedMove | undefined
  readonly healsAllies: readonly IndexedMove[]
  readonly raisesAllies: readonly StageMove[]
  readonly sideConditions: readonly IndexedMove[]
  readonly weathers: readonly IndexedMove[]
  readonly terrains: readonly IndexedMove[]
  readonly taunt: IndexedMove | undefined
  readonly afflictions: readonly IndexedMove[]
  readonly abilityChanges: readonly IndexedMove[]
  readonly helpingHand: IndexedMove | undefined
}

const ALLIES: ReadonlySet<string> = new Set([
  'allies',
  'adjacentAlly',
  'adjacentAllyOrSelf',
  'allySide',
  'allyTeam',
])
const SELF_OR_ALLIES: ReadonlySet<string> = new Set([...ALLIES, 'self'])

const cache = new WeakMap<Fighter, Roles>()

export function rolesOf(fighter: Fighter): Roles {
  const roles = cache.get(fighter) ?? findRoles(fighter)
  cache.set(fighter, roles)
  return roles
}

function findRoles({ moves, types }: Fighter): Roles {
  const usable = moves
    .map((move, place): IndexedMove => ({ place, move }))
    .filter(({ move }) => rulesOf(move.name).fails === undefined && !move.selfdestruct)
  const attacks = usable.filter(({ move }) => move.category !== 'Status')
  const statuses = usable.filter(({ move }) => move.category === 'Status')
  const attackStages = new Set(attacks.flatMap(({ move }) => stagesOfAttack(move)))
  const boost = mostOf(statuses.flatMap((status) => boostsOf(status, types, attackStages)))
  return {
    all: usable,
    attacks,
    boost,
    secondBoost: secondBoostOf(statuses, types, attackStages, boost),
    debuffs: usable.flatMap(debuffsOf),
    healing: statuses.find(({ move }) => isRecovery(move)) ?? attacks.find(({ move }) => move.drain > 0),
    healsAllies: statuses.filter(
      ({ move }) => rulesOf(move.name).healsAllies || (move.heal > 0 && move.target !== 'self'),
    ),
    raisesAllies: statuses.filter(({ move }) => isForAlly(move)).flatMap(raisesOf),
    sideConditions: statuses.filter(
      ({ move }) =>
        move.sideCondition !== undefined && move.target === 'allySide' && !isGuard(move.sideCondition),
    ),
    weathers: statuses.filter(({ move }) => move.weather !== undefined),
    terrains: statuses.filter(({ move }) => move.terrain !== undefined),
    taunt: statuses.find(({ move }) => move.volatileStatus === 'taunt'),
    afflictions: statuses.filter(({ move }) => afflicts(move)),
    abilityChanges: statuses.filter(({ move }) => rulesOf(move.name).changesAbility !== undefined),
    helpingHand: statuses.find(({ move }) => move.volatileStatus === 'helpinghand'),
  }
}

function stagesOfAttack({ name, category }: BattleMove): StageName[] {
  switch (rulesOf(name).strikesWith) {
    case 'Defense':
      return ['def']
    case 'every stage raised':
      return ['atk', 'def', 'spa', 'spd', 'spe']
    case 'the higher stat':
      return ['atk', 'spa']
    default:
      return [category === 'Physical' ? 'atk' : 'spa']
  }
}

function boostsOf(
  { move, place }: IndexedMove,
  types: Fighter['types'],
  usefulStages: ReadonlySet<StageName>,
): StageMove[] {
  return raises(stagesRaised(move, types)).flatMap(([stage, by]) =>
    usefulStages.has(stage) ? [{ place, move, stage, by }] : [],
  )
}

function stagesRaised(move: BattleMove, types: Fighter['types']): StageChanges | undefined {
  const isForUser = move.target === 'self' || move.target === 'allies'
  return raisedStages(move.name, types) ?? (isForUser ? (move.boosts ?? move.self?.boosts) : undefined)
}

const PROTECTING: readonly StageName[] = ['def', 'spd']

// Counts uses with a stage that the first boost doesn't raise.
function secondBoostOf(
  statuses: readonly IndexedMove[],
  types: Fighter['types'],
  attackStages: ReadonlySet<StageName>,
  first: StageMove | undefined,
): StageMove | undefined {
  const usefulStages = new Set([...attackStages, ...PROTECTING])
  const otherStatuses = statuses.filter(({ place }) => place !== first?.place)
  if (first) for (const [stage] of raises(stagesRaised(first.move, types))) usefulStages.delete(stage)
  return mostOf(otherStatuses.flatMap((status) => boostsOf(status, types, usefulStages)))
}

// Decorate can target anyone; Swagger confuses.
function isForAlly({ target, boosts, volatileStatus }: BattleMove): boolean {
  if (ALLIES.has(target)) return true
  const changes = Object.values(boosts ?? {})
  const raises = changes.length > 0 && changes.every((change) => change > 0)
  return target === 'normal' && raises && volatileStatus === undefined
}

function afflicts(move: BattleMove): boolean {
  return move.target !== 'self' && statusBrought(move) !== undefined
}

function debuffsOf({ move, place }: IndexedMove): StageMove[] {
  const drops = move.category === 'Status' ? dropsOf(move) : certainDrops(move)
  return drops.slice(0, 1).map(([stage, by]) => ({ place, move, stage, by }))
}

function raisesOf({ move, place }: IndexedMove): StageMove[] {
  return raises(move.boosts)
    .slice(0, 1)
    .map(([stage, by]) => ({ place, move, stage, by }))
}

function dropsOf({ boosts, target }: BattleMove): [StageName, number][] {
  return SELF_OR_ALLIES.has(target) ? [] : entries(boosts).filter(([, by]) => by < 0)
}

function certainDrops({ secondaries }: BattleMove): [StageName, number][] {
  return secondaries
    .filter(({ chance }) => chance >= 100)
    .flatMap(({ boosts }) => entries(boosts).filter(([, by]) => by < 0))
}

function raises(boosts: StageChanges | undefined): [StageName, number][] {
  return entries(boosts).filter(([, by]) => by > 0)
}

const STAGES: readonly StageName[] = ['atk', 'def', 'spa', 'spd', 'spe']

function entries(boosts: StageChanges = {}): [StageName, number][] {
  return STAGES.map((stage): [StageName, number] => [stage, boosts[stage] ?? 0])
}

function mostOf(moves: readonly StageMove[]): StageMove | undefined {
  return moves.reduce<StageMove | undefined>(
    (strongest, move) => (strongest && strongest.by >= move.by ? strongest : move),
    undefined,
  )
}
