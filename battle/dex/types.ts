import type { Combatant, FieldState } from '@/battle/model/state'
import { typeChart } from '@/data/types/type-chart'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { abilityOf } from './active-ability'
import { itemTraits } from './items'

const TERA_TYPES: ReadonlyMap<TypeName, readonly TypeName[]> = new Map(
  TYPE_NAMES.map((type) => [type, [type]]),
)

function typesOf({ terastallized, fighter }: Combatant): readonly TypeName[] {
  return terastallized ? (TERA_TYPES.get(fighter.teraType) ?? fighter.types) : fighter.types
}

/** Whether a combatant has a type now. A Terastallized fighter only has its Tera type. */
export function hasType({ terastallized, fighter }: Combatant, type: TypeName): boolean {
  return terastallized ? fighter.teraType === type : fighter.types.includes(type)
}

/** Whether terrain and Ground moves affect a fighter. Source: https://bulbapedia.bulbagarden.net/wiki/Grounded */
export function isGrounded(combatant: Combatant, field: Pick<FieldState, 'gravity'>): boolean {
  const { volatiles, item } = combatant
  if (field.gravity > 0 || volatiles.smackdown !== undefined || volatiles.ingrain !== undefined) return true
  const itemEffects = itemTraits(item)
  if (itemEffects.grounds) return true
  if (volatiles.magnetrise !== undefined || itemEffects.floats || abilityOf(combatant).floats) return false
  return volatiles.roost !== undefined ? combatant.terastallized === false : !hasType(combatant, 'Flying')
}

/** Returns an attack type's effectiveness against a combatant: 0, 1/4, 1/2, 1, 2 or 4. 1 for typeless moves. */
export function effectiveness(type: TypeName | undefined, target: Combatant): number {
  if (type === undefined) return 1
  return typesOf(target).reduce((factor, targetType) => factor * effectivenessOn(type, targetType), 1)
}

/** Returns an attack type's effectiveness against one type: 0, 1/2, 1 or 2. */
export function effectivenessOn(attack: TypeName, target: TypeName): number {
  const { double, resisted, immune } = typeChart[target].defense
  if (double.includes(attack)) return 2
  if (resisted.includes(attack)) return 0.5
  return immune.includes(attack) ? 0 : 1
}
