import { toID } from '@smogon/calc'
import type { TypeName } from '@/data/vocabulary'
import { GENERATION } from './calculator'
import type { SettledType } from './dependence'
import type { Pairing, SideOfPairing } from './pairing'
import type { Part, SideName } from './parts'

/** Moves with their own effectiveness rules, or that read the target's type. */
export const OWN_EFFECTIVENESS: ReadonlySet<string> = new Set([
  'Flying Press',
  'Freeze-Dry',
  'Sky Drop',
  'Synchronoise',
])

const USES_ITEM: ReadonlySet<string> = new Set(['Fling', 'Natural Gift'])

/**
 * Returns a key that two pairings share only if their hits in the same state do the same damage. For example, two
 * Tera types with the same effectiveness, spreads that differ in an irrelevant stat, or items that don't affect
 * damage.
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
  const isInert = INERT_ITEMS.has(item) && !USES_ITEM.has(move)
  return [fighter.species, fighter.types.join('/'), ability, isInert ? 'any item' : item, ...stats]
}

function rivalryOf({ attacker, defender }: Pairing): string | boolean {
  const { gender } = attacker.fighter
  if (attacker.ability !== 'Rivalry' || !gender || !defender.fighter.gender) return 'no rivalry'
  return gender === defender.fighter.gender
}

// The user's Tera type counts only if it is the move's type.
function teraOfAttacker({ attacker: { fighter, terastallized } }: Pairing, type: SettledType) {
  if (!terastallized) return 'no Tera'
  if (!type) return fighter.teraType
  return `${type}${fighter.teraType === type ? ' as its Tera type' : ''}`
}

// If an ability or item lets a move hit an immune type, only one type is immune, so 0 identifies that type.
function teraOfDefender({ defender, move }: Pairing, type: SettledType): string | number {
  if (!defender.terastallized) return 'no Tera'
  const { teraType } = defender.fighter
  return !type || OWN_EFFECTIVENESS.has(move.name) ? teraType : effectivenessOf(type, teraType)
}

function effectivenessOf(type: TypeName, target: TypeName): number {
  return GENERATION.types.get(toID(type))?.effectiveness[target] ?? 1
}

/** Items whose identity doesn't matter, so that builds share damage. A test checks the list against the calculator. */
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
