import type { Fighter } from '@/lib/battle/model/fighter'

/** A side of the field, by its name in a state. */
export type SideOfField = 'bossSide' | 'raiderSide'

/** The side of the field on which a fighter stands. */
export function sideOfField(fighter: Fighter): SideOfField {
  return 'hpMultiplier' in fighter ? 'bossSide' : 'raiderSide'
}
