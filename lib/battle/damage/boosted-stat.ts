import type { StatName } from '@/lib/battle/build'
import type { Combatant, FieldState } from '@/lib/battle/state'
import { workingAbility } from './pairing'

type BoostedStat = Exclude<StatName, 'hp'>

const IN_ORDER: readonly BoostedStat[] = ['atk', 'def', 'spa', 'spd', 'spe']

const WEATHERLESS: ReadonlySet<string | undefined> = new Set(['Air Lock', 'Cloud Nine'])

/** The abilities that boost the highest stat, by what a state holds of them. */
const VOLATILES: Readonly<Record<string, string>> = {
  Protosynthesis: 'protosynthesis',
  'Quark Drive': 'quarkdrive',
}

/** The id of what an ability that boosts the highest stat leaves in a state; `undefined` for any other ability. */
export function boostingVolatile(ability: string | undefined): string | undefined {
  return ability === undefined ? undefined : VOLATILES[ability]
}

/**
 * The stat that Protosynthesis or Quark Drive boosts at the moment; `undefined` where neither does. It is the highest one
 * without stages, as on entering the raid. Active by the weather or terrain, by Booster Energy, or by `protosynthesis` or
 * `quarkdrive` among the volatiles. Source: https://bulbapedia.bulbagarden.net/wiki/Protosynthesis_(Ability)
 */
export function boostedStat(own: Combatant, other: Combatant, field: FieldState): BoostedStat | undefined {
  const ability = workingAbility(own)
  const volatile = boostingVolatile(ability)
  if (!volatile) return undefined
  if (workingAbility(other) === 'Neutralizing Gas' && own.item !== 'Ability Shield') return undefined
  const byField = ability === 'Protosynthesis' ? isSunny(own, other, field) : field.terrain === 'Electric'
  const active = byField || own.item === 'Booster Energy' || own.volatiles[volatile]
  return active ? highestStat(own) : undefined
}

/** The highest stat before stages; of equal ones the first of Attack, Defense, Sp. Atk, Sp. Def and Speed. */
export function highestStat({ fighter: { stats } }: Pick<Combatant, 'fighter'>): BoostedStat {
  return IN_ORDER.reduce((best, stat) => (stats[stat] > stats[best] ? stat : best))
}

function isSunny(own: Combatant, other: Combatant, { weather }: FieldState): boolean {
  if (WEATHERLESS.has(workingAbility(own)) || WEATHERLESS.has(workingAbility(other))) return false
  return weather === 'Sun'
}
