import type { StatName, TypeName } from '@/data/vocabulary'

export type Gender = 'M' | 'F'

/** The level of a build that names no level. */
export const RAIDER_LEVEL = 100

/** A Pokémon as a player brings it. Names are those of @pkmn/dex and the damage calculator: `Slowking-Galar`. */
export interface Build {
  readonly species: string
  readonly ability: string
  readonly teraType: TypeName
  readonly nature: string
  /** At most 252 each and 510 together. A missing stat has 0. */
  readonly effortValues: Readonly<Partial<Record<StatName, number>>>
  readonly item: string | undefined
  /** At most four. Empty for a Pokémon that does nothing in its turns. */
  readonly moves: readonly string[]
  /** 1 to 100. Defaults to `RAIDER_LEVEL`. */
  readonly level?: number | undefined
  /** 0 to 31 each. A missing stat has 31. */
  readonly individualValues?: Readonly<Partial<Record<StatName, number>>> | undefined
  /** Unknown if missing. A species with a single gender, or without one, overrides it. */
  readonly gender?: Gender | undefined
}
