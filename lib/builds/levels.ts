import type { Build } from '@/battle/build'

/**
 * Levels and IVs in battles of a box: level 100 and perfect IVs, or those in each set. Level 100 is the default, since it costs
 * players candy and bottle caps, not a rare Pokémon.
 */
export type Levels = 'perfect' | 'of sets'

export type Grown = Pick<Build, 'level' | 'individualValues'>

/** Returns the level and IVs of a build; `undefined` if they are 100 and perfect. */
export function grownOf({ level, individualValues }: Build): Grown | undefined {
  return level === undefined && individualValues === undefined ? undefined : { level, individualValues }
}

export function foughtAt(build: Build, levels: Levels): Build {
  if (levels === 'of sets' || !grownOf(build)) return build
  const { level: _, individualValues: __, ...perfect } = build
  return perfect
}
