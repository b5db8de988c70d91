import type { Build } from '@/battle/build'

/** The levels and IVs at which a box fights: level 100 and perfect IVs, or the levels and IVs in each set. */
export type Levels = 'perfect' | 'of sets'

/** The level and IVs of a set, where they are not level 100 and perfect. */
export type Grown = Pick<Build, 'level' | 'individualValues'>

/** The level and IVs of a build that are not level 100 and perfect; `undefined` for none. */
export function grownOf({ level, individualValues }: Build): Grown | undefined {
  return level === undefined && individualValues === undefined ? undefined : { level, individualValues }
}

/** A build at the levels and IVs at which a box fights. */
export function foughtAt(build: Build, levels: Levels): Build {
  if (levels === 'of sets' || !grownOf(build)) return build
  const { level: _, individualValues: __, ...perfect } = build
  return perfect
}
