import { hasType } from '@/battle/dex/types'
import type { Fighter } from '@/battle/model/fighter'
import type { CombatantDraft, Turn } from '@/battle/model/turn'
import type { TypeName } from '@/data/vocabulary'
import { type Copies, rememberedCopy } from './copies'

interface Types {
  readonly types: readonly TypeName[]
  readonly addedType: TypeName | undefined
}

/** One shared array per combination of types, so that fighter copies can be remembered by it. */
const combinations = new Map<string, Types>()
const copies: Copies<Fighter, Types> = new WeakMap()
const fightersBefore = new WeakMap<Fighter, Fighter>()

/**
 * Soak. No effect on Arceus or if Terastallized. Source: https://bulbapedia.bulbagarden.net/wiki/Soak_(move), and
 * `setType` in @pkmn/sim.
 */
export function setType(turn: Turn, combatant: CombatantDraft, type: TypeName): void {
  const { species } = combatant.fighter
  if (combatant.terastallized || species.startsWith('Arceus') || isOnlyType(combatant, type)) return
  giveTypes(turn, combatant, { types: [type], addedType: undefined })
}

export function isOnlyType({ fighter: { types } }: CombatantDraft, type: TypeName): boolean {
  return types.length === 1 && types[0] === type
}

/**
 * Forest's Curse. Replaces an earlier added type. No effect if Terastallized. Source:
 * https://bulbapedia.bulbagarden.net/wiki/Forest's_Curse_(move), and `addType` in @pkmn/sim.
 */
export function addType(turn: Turn, combatant: CombatantDraft, type: TypeName): void {
  if (combatant.terastallized || hasType(combatant, type)) return
  giveTypes(turn, combatant, { types: [...ownTypes(combatant.fighter), type], addedType: type })
}

/** Removes an added type when a combatant Terastallizes: `terastallize` in @pkmn/sim. */
export function dropAddedType(combatant: CombatantDraft): void {
  const { fighter } = combatant
  if (fighter.addedType === undefined) return
  combatant.fighter = withTypes(fighter, { types: ownTypes(fighter), addedType: undefined })
}

function ownTypes({ types, addedType }: Fighter): readonly TypeName[] {
  return types.filter((type) => type !== addedType)
}

function giveTypes(turn: Turn, combatant: CombatantDraft, types: Types): void {
  combatant.fighter = withTypes(combatant.fighter, types)
  turn.events.push({ kind: 'types changed', who: combatant.who, types: combatant.fighter.types })
}

function withTypes(fighter: Fighter, { types, addedType }: Types): Fighter {
  const key = [...types, addedType].join()
  const combination = combinations.get(key) ?? { types, addedType }
  combinations.set(key, combination)
  const original = fightersBefore.get(fighter) ?? fighter
  const copy = rememberedCopy(copies, original, combination, (original, change) => ({
    ...original,
    ...change,
  }))
  fightersBefore.set(copy, original)
  return copy
}
