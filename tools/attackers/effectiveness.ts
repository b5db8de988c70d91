import { typeChart } from '@/data/type-chart'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'

/**
 * What moves of a type do to a target of these types: 0, or a power of two from 0.25 to 4.
 * Names that are not of the 18 types are left out.
 */
export function effectiveness(type: TypeName, targets: readonly string[]): number {
  const { double, resisted, immune } = typeChart[type].offense
  return TYPE_NAMES.filter((name) => targets.includes(name)).reduce((product, target) => {
    if (immune.includes(target)) return 0
    return product * (double.includes(target) ? 2 : resisted.includes(target) ? 0.5 : 1)
  }, 1)
}
