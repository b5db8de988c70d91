import type { Combatant, FieldState } from '@/battle/model/state'
import { typeChart } from '@/data/types/type-chart'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { abilityOf } from './active-ability'
import { itemTraits } from './items'

const TERA_TYPES: ReadonlyMap<TypeName, readonly TypeName[]> = new Map(
  TYPE_NAMES.map((type) => [type, [type]]),
)

/** Someone's types now: its Tera type alone once Terastallized. */
function typesOf({ terastallized, fighter }: Combatant): readonly TypeName[] {
  return terastallized ? (TERA_TYPES.get(fighter.teraType) ?? fighter.types) : fighter.types
}

/** Whether someone has a type now. */
export function hasType({ terastallized, fighter }: Combatant, type: TypeName): boolean {
  return terastallized ? fighter.teraType === type : fighter.types.includes(type)
}

/**
 * Whether terrain and Ground moves reach someone.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Grounded
 */
export function isGrounded(someone: Combatant, field: Pick<FieldState, 'gravity'>): boolean {
  const { volatiles, item } = someone
  if (field.gravity > 0 || volatiles.smackdown !== undefined || volatiles.ingrain !== undefined) return true
  const held = itemTraits(item)
  if (held.grounds) return true
  if (volatiles.magnetrise !== undefined || held.floats || abilityOf(someone).floats) return false
  return volatiles.roost !== undefined ? someone.terastallized === false : !hasType(someone, 'Flying')
}

/** How effective an attack of a type is on someone: 0, 1/4, 1/2, 1, 2 or 4. Moves of no type are 1. */
export function effectiveness(type: TypeName | undefined, target: Combatant): number {
  if (type === undefined) return 1
  return typesOf(target).reduce((factor, own) => factor * effectivenessOn(type, own), 1)
}

/** How effective an attack of a type is on another type: 0, 1/2, 1 or 2. */
export function effectivenessOn(attack: TypeName, own: TypeName): number {
  const { double, resisted, immune } = typeChart[own].defense
  if (double.includes(attack)) return 2
  if (resisted.includes(attack)) return 0.5
  return immune.includes(attack) ? 0 : 1
}
