import type { Move } from '@pkmn/data'
import type { TypeName } from '@/data/vocabulary'
import { fieldOfAbility } from '@/tools/plans/calculator/ability-fields'
import { debuffsOf, type LoweredStat } from '@/tools/plans/moves/debuffs'
import { strengthenedType } from '@/tools/plans/moves/field-moves'
import type { RaidTarget } from '@/tools/plans/raid/raid-target'
import type { SupportRole } from './support-roles'

/** Whom a support helps: attackers of one category, or anyone to last longer. */
export type Helped = 'physical attackers' | 'special attackers' | 'endurance'

/** A move of a support, and what it does. */
export interface SupportMove {
  readonly move: Move
  readonly role: SupportRole
}

// Rough shares by which a turn of it changes damage done or taken, to order moves by. A debuff counts by its stages.
const WORTH: Readonly<Record<SupportRole, number>> = {
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

const LOWERED: Readonly<Record<Helped, (physicalShare: number) => LoweredStat>> = {
  'physical attackers': () => 'def',
  'special attackers': () => 'spd',
  endurance: (physicalShare) => (physicalShare >= 1 / 2 ? 'atk' : 'spa'),
}

/** A move with the ability of its user. */
interface UsedMove extends SupportMove {
  readonly ability: string
}

/** How much a move of a support is worth in a raid to those whom it helps; 0 for nothing. */
export function moveWorth({ move, role, ability }: UsedMove, helped: Helped, raid: RaidTarget): number {
  const worth = WORTH[role]
  switch (role) {
    case 'lower the boss': {
      const [debuff] = debuffsOf([move], LOWERED[helped](raid.physicalShare), raid)
      return debuff ? worth * debuff.lowers * (debuff.passesShield ? 1.5 : 1) : 0
    }
    case 'raise an ally':
      return raises(move, helped) ? worth : 0
    case 'screen against Attack':
      return worth * raid.physicalShare
    case 'screen against Sp. Atk':
      return worth * (1 - raid.physicalShare)
    // It fails without snow.
    case 'screen against both':
      return fieldOfAbility(ability).weather === 'Snow' ? worth : 0
    case 'taunt the boss':
      return raid.moves.some(({ category }) => category === 'Status') ? worth : 0
    case 'weather or terrain':
      return isWelcome(strengthenedType(move), raid) ? worth : 0
    case 'afflict the boss':
      return afflicts(move, raid) ? worth * hitRate(move) : 0
    default:
      return worth
  }
}

function hitRate({ accuracy }: Move): number {
  return accuracy === true ? 1 : accuracy / 100
}

function raises({ boosts }: Move, helped: Helped): boolean {
  const { atk = 0, def = 0, spa = 0, spd = 0 } = boosts ?? {}
  if (helped === 'physical attackers') return atk > 0
  return helped === 'special attackers' ? spa > 0 : def + spd > 0
}

function isWelcome(type: TypeName | undefined, raid: RaidTarget): boolean {
  return type !== undefined && raid.effectOfType(type) > 1
}

// Source: https://bulbapedia.bulbagarden.net/wiki/Status_condition#Immunity; powder does nothing to Grass.
const IMMUNE: Readonly<Record<string, readonly TypeName[]>> = { brn: ['Fire'], par: ['Electric'] }

function afflicts({ name, type, flags, status }: Move, { teraType, physicalShare }: RaidTarget): boolean {
  if (IMMUNE[status ?? '']?.includes(teraType) || (flags.powder && teraType === 'Grass')) return false
  if (name === 'Thunder Wave' && teraType === 'Ground') return false
  return status === 'brn' ? physicalShare >= 1 / 2 : type !== '???'
}
