import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import type { Fighter } from '@/lib/battle/model/fighter'
import type { CombatantDraft, Turn } from '@/lib/battle/model/turn'
import { type Copies, rememberedCopy } from './copies'

/** Each type alone, once, so that copies of fighters are remembered by it. */
const ALONE: ReadonlyMap<TypeName, readonly TypeName[]> = new Map(TYPE_NAMES.map((type) => [type, [type]]))
const copies: Copies<Fighter, readonly TypeName[]> = new WeakMap()

/**
 * Makes a type someone's only one, until it faints. A Terastallized Pokémon keeps its type.
 * Source: `setType` in @pkmn/sim.
 */
export function setType(turn: Turn, someone: CombatantDraft, type: TypeName): void {
  const { fighter, who, terastallized } = someone
  const types = ALONE.get(type)
  if (terastallized || !types || isOnlyType(someone, type)) return
  someone.fighter = rememberedCopy(copies, fighter, types, (own, given) => ({ ...own, types: given }))
  turn.events.push({ kind: 'types changed', who, types })
}

/** Whether someone has a type and no other before it Terastallizes. */
export function isOnlyType({ fighter: { types } }: CombatantDraft, type: TypeName): boolean {
  return types.length === 1 && types[0] === type
}
