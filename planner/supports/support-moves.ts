import type { Move } from '@pkmn/data'
import { traitsOf } from '@/battle/dex/abilities'
import { IMMUNE_TYPES } from '@/battle/dex/effects/status'
import { rulesOf } from '@/battle/dex/moves/moves'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { type AbilitySupport, SUPPORTING } from '@/planner/damage/named-abilities'
import { debuffsOf, isDebuff, type LoweredStat } from '@/planner/moves/debuffs'
import { strengthenedIn, strengthenedType } from '@/planner/moves/status-moves'
import type { RaidTarget } from '@/planner/raids/raid-target'

type SupportRole =
  | 'help'
  | 'raise an ally'
  | 'heal allies'
  | 'screen against Attack'
  | 'screen against Sp. Atk'
  | 'screen against both'
  | 'lower the boss'
  | 'afflict the boss'
  | 'taunt the boss'
  | 'change an ability'
  | 'weather or terrain'

const SCREENS: Readonly<Record<string, SupportRole>> = {
  reflect: 'screen against Attack',
  lightscreen: 'screen against Sp. Atk',
  auroraveil: 'screen against both',
}

const ROLES_BY_VOLATILE: Readonly<Record<string, SupportRole>> = {
  helpinghand: 'help',
  taunt: 'taunt the boss',
  yawn: 'afflict the boss',
}

const ON_ALLIES: ReadonlySet<string> = new Set(['adjacentAlly', 'allies'])

export function supportRoleOf(move: Move): SupportRole | undefined {
  if (isDebuff(move)) return 'lower the boss'
  if (rulesOf(move.name).healsAllies || (move.heal && ON_ALLIES.has(move.target))) return 'heal allies'
  return move.category === 'Status' ? roleOfStatusMove(move) : undefined
}

function roleOfStatusMove(move: Move): SupportRole | undefined {
  const { sideCondition, volatileStatus, weather, terrain, name, status } = move
  if (rulesOf(name).changesAbility) return 'change an ability'
  if (weather || terrain) return 'weather or terrain'
  if (raisesAlly(move)) return 'raise an ally'
  // Poison isn't included: the boss's HP multiplier divides its damage.
  if (status === 'brn' || status === 'par' || status === 'slp') return 'afflict the boss'
  return SCREENS[sideCondition ?? ''] ?? ROLES_BY_VOLATILE[volatileStatus ?? '']
}

function raisesAlly({ target, boosts, volatileStatus }: Move): boolean {
  const changes = Object.values(boosts ?? {})
  const isBoost = changes.length > 0 && changes.every((change) => change > 0)
  return isBoost && !volatileStatus && (ON_ALLIES.has(target) || target === 'normal')
}

export type Helped = 'physical attackers' | 'special attackers' | 'endurance'

export interface SupportMove {
  readonly move: Move
  readonly role: SupportRole
}

export function isScreen({ role }: SupportMove): boolean {
  return Object.values(SCREENS).includes(role)
}

// Rough share by which a turn changes damage dealt or taken. Debuffs count per stage.
const ROLE_WORTH: Readonly<Record<SupportRole, number>> = {
  help: 0.5,
  'raise an ally': 0.5,
  'heal allies': 0.6,
  'screen against Attack': 0.5,
  'screen against Sp. Atk': 0.5,
  'screen against both': 0.9,
  'lower the boss': 0.25,
  'afflict the boss': 0.4,
  'taunt the boss': 0.4,
  'change an ability': 0.2,
  'weather or terrain': 0.3,
}

const STAT_TO_LOWER: Readonly<Record<Helped, (physicalShare: number) => LoweredStat>> = {
  'physical attackers': () => 'def',
  'special attackers': () => 'spd',
  endurance: (physicalShare) => (physicalShare >= 1 / 2 ? 'atk' : 'spa'),
}

interface UsedMove extends SupportMove {
  readonly ability: string
}

export function moveWorth({ move, role, ability }: UsedMove, helped: Helped, raid: RaidTarget): number {
  const worth = ROLE_WORTH[role]
  switch (role) {
    case 'lower the boss': {
      const [debuff] = debuffsOf([move], STAT_TO_LOWER[helped](raid.physicalShare), raid)
      return debuff ? worth * debuff.lowers * (debuff.passesShield ? 1.5 : 1) : 0
    }
    case 'raise an ally':
      return raisesGroup(move, helped) ? worth : 0
    case 'screen against Attack':
      return worth * raid.physicalShare
    case 'screen against Sp. Atk':
      return worth * (1 - raid.physicalShare)
    // Aurora Veil fails without snow.
    case 'screen against both':
      return traitsOf(ability).weather === 'Snow' ? worth : 0
    case 'taunt the boss':
      return raid.picksStatusMoves ? worth : 0
    case 'weather or terrain':
      return isSuperEffective(strengthenedType(move), raid) ? worth : 0
    case 'afflict the boss':
      return canAfflict(move, raid) ? worth * hitRate(move) : 0
    default:
      return worth
  }
}

function hitRate({ accuracy }: Move): number {
  return accuracy === true ? 1 : accuracy / 100
}

function raisesGroup({ boosts }: Move, helped: Helped): boolean {
  const { atk = 0, def = 0, spa = 0, spd = 0 } = boosts ?? {}
  if (helped === 'physical attackers') return atk > 0
  return helped === 'special attackers' ? spa > 0 : def + spd > 0
}

function isSuperEffective(type: TypeName | undefined, raid: RaidTarget): boolean {
  return type !== undefined && raid.effectOfType(type) > 1
}

function canAfflict({ name, type, flags, status }: Move, raid: RaidTarget): boolean {
  if (status && IMMUNE_TYPES[status].includes(raid.teraType)) return false
  if (flags.powder && raid.teraType === 'Grass') return false
  if (
    rulesOf(name).asksTypes &&
    TYPE_NAMES.some((candidate) => candidate === type && raid.effectOfType(candidate) === 0)
  )
    return false
  return status === 'brn' ? raid.physicalShare >= 1 / 2 : type !== '???'
}

const WEATHER_BOOST = 0.5
const TERRAIN_BOOST = 0.3

function supportOf(ability: string): AbilitySupport | undefined {
  const { weather, terrain } = traitsOf(ability)
  const type = strengthenedIn(weather, terrain)
  return type ? { damage: weather ? WEATHER_BOOST : TERRAIN_BOOST, type, guard: 0 } : SUPPORTING.get(ability)
}

/**
 * Returns an ability's worth as a share of damage. Abilities that strengthen a type count if the boss is weak to it.
 */
export function abilityWorth(ability: string, raid: RaidTarget): number {
  const support = supportOf(ability)
  if (!support) return 0
  const isUseful = support.type === undefined || raid.effectOfType(support.type) > 1
  return (isUseful ? support.damage : 0) + support.guard
}
