import { toID } from '@smogon/calc'
import { calculatorOfGeneration9 } from './generation'

/** An ability as the calculator names it. Throws for one that it does not know: it would take another instead. */
export function calculatorAbility(name: string) {
  const ability = calculatorOfGeneration9.abilities.get(toID(name))
  if (!ability) throw new Error(`The damage calculator does not know the ability ${name}`)
  return ability.name
}

/** An item as the calculator names it. Throws for one that it does not know. */
export function calculatorItem(name: string) {
  const item = calculatorOfGeneration9.items.get(toID(name))
  if (!item) throw new Error(`The damage calculator does not know the item ${name}`)
  return item.name
}
