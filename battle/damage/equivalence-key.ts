import { toID } from '@smogon/calc'
import type { TypeName } from '@/data/vocabulary'
import { GENERATION } from './calculator'
import type { SettledType } from './dependence'
import type { Pairing, SideOfPairing } from './pairing'
import type { Part, SideName } from './parts'

/** Moves whose effectiveness follows rules of their own, or that ask for the target's type themselves. */
export const OWN_EFFECTIVENESS: ReadonlySet<string> = new Set([
  'Flying Press',
  'Freeze-Dry',
  'Sky Drop',
  'Synchronoise',
])

/** Moves that ask which item their user holds. */
const ASKS_FOR_ITEM: ReadonlySet<string> = new Set(['Fling', 'Natural Gift'])

/**
 * A key that two pairings share only when their hits in the same state do the same damage: two Tera types of a target that
 * take a move alike, two trainings that differ in a stat which does not count, two items that do nothing to damage.
 */
export function equivalenceKey(pairing: Pairing, parts: readonly Part[], type: SettledType): string {
  const { attacker, defender, move, help } = pairing
  return [
    move.name,
    move.basePower,
    help,
    rivalryOf(pairing),
    attacker.fighter.level,
    teraOfAttacker(pairing, type),
    ...equivalenceOfSide('attacker', attacker, move.name, parts),
    teraOfDefender(pairing, type),
    ...equivalenceOfSide('defender', defender, move.name, parts),
  ].join('|')
}

function equivalenceOfSide(
  name: SideName,
  { fighter, ability, item }: SideOfPairing,
  move: string,
  parts: readonly Part[],
): readonly unknown[] {
  const stats = parts.map(({ stat }) => stat?.[0] === name && fighter.stats[stat[1]])
  const inert = INERT_ITEMS.has(item) && !ASKS_FOR_ITEM.has(move)
  return [fighter.species, fighter.types.join('/'), ability, inert ? 'any item' : item, ...stats]
}

// Rivalry asks whether the genders are the same.
function rivalryOf({ attacker, defender }: Pairing): string | boolean {
  const { gender } = attacker.fighter
  if (attacker.ability !== 'Rivalry' || !gender || !defender.fighter.gender) return 'no rivalry'
  return gender === defender.fighter.gender
}

// The user's Tera type counts by being the move's type.
function teraOfAttacker({ attacker: { fighter, terastallized } }: Pairing, type: SettledType) {
  if (!terastallized) return 'no Tera'
  if (!type) return fighter.teraType
  return `${type}${fighter.teraType === type ? ' as its Tera type' : ''}`
}

// Where an ability or an item lets a move reach a type that is immune, it is the only type that is.
function teraOfDefender({ defender, move }: Pairing, type: SettledType): string | number {
  if (!defender.terastallized) return 'no Tera'
  const { teraType } = defender.fighter
  return !type || OWN_EFFECTIVENESS.has(move.name) ? teraType : effectivenessOf(type, teraType)
}

function effectivenessOf(type: TypeName, target: TypeName): number {
  return GENERATION.types.get(toID(type))?.effectiveness[target] ?? 1
}

/**
 * Items of which the calculator asks only whether there is one: builds that differ in them alone share their damages. An
 * item that is missing here costs calculations. A test holds the list against the calculator.
 */
export const INERT_ITEMS: ReadonlySet<string | undefined> = new Set([
  'Big Root',
  'Black Sludge',
  'Bright Powder',
  'Clear Amulet',
  'Covert Cloak',
  'Focus Band',
  'Focus Sash',
  'Leftovers',
  'Light Clay',
  'Loaded Dice',
  'Lum Berry',
  'Mental Herb',
  'Mirror Herb',
  'Oran Berry',
  'Rocky Helmet',
  'Scope Lens',
  'Shell Bell',
  'Sitrus Berry',
  'Throat Spray',
  'Weakness Policy',
  'Wide Lens',
  'Zoom Lens',
])
