import { typeChart } from '@/data/type-chart'
import type { TypeName } from '@/data/vocabulary'

/**
 * What moves of a type do to a target of these types: 0, or a power of two from 0.25 to 4.
 * Each type counts once for each time that it is listed; names that are not of the 18 types are left out.
 */
export function effectiveness(type: TypeName, targets: readonly string[]): number {
  const { double, resisted, immune } = typeChart[type].offense
  return targets.reduce((product, target) => {
    const isIn = (types: readonly TypeName[]) => types.some((name) => name === target)
    if (isIn(immune)) return 0
    return product * (isIn(double) ? 2 : isIn(resisted) ? 0.5 : 1)
  }, 1)
}
