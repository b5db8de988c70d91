import type { Build } from '@/battle/build'

/** Level 100 and perfect IVs are the default, because they cost candy and bottle caps, not a rare Pokémon. */
export type Levels = 'perfect' | 'of sets'

export type LevelAndIvs = Pick<Build, 'level' | 'individualValues'>

/** Returns the level and IVs of a build; `undefined` if they are 100 and perfect. */
export function grownOf({ level, individualValues }: Build): LevelAndIvs | undefined {
  return level === undefined && individualValues === undefined ? undefined : { level, individualValues }
}

export function foughtAt(build: Build, levels: Levels): Build {
  if (levels === 'of sets' || !grownOf(build)) return build
  const { level: _, individualValues: __, ...perfect } = build
  return perfect
}
