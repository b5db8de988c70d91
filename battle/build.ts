import type { StatName, TypeName } from '@/data/vocabulary'

/** The gender of a Pokémon that has one. */
export type Gender = 'M' | 'F'

/** The level of a build that names none. */
export const RAIDER_LEVEL = 100

/**
 * A Pokémon as a player brings it. Names are those of @pkmn/dex, which the damage calculator
 * shares: `Slowking-Galar`, `Shell Bell`.
 */
export interface Build {
  readonly species: string
  readonly ability: string
  readonly teraType: TypeName
  readonly nature: string
  /** Effort values, at most 252 each and 510 together; 0 where none is given. */
  readonly effortValues: Readonly<Partial<Record<StatName, number>>>
  /** `undefined` for one that holds nothing. */
  readonly item: string | undefined
  /** At most four; none for one that does nothing in its turns. */
  readonly moves: readonly string[]
  /** 1 to 100; 100 where none is given. */
  readonly level?: number | undefined
  /** Individual values, 0 to 31 each; 31 where none is given. */
  readonly individualValues?: Readonly<Partial<Record<StatName, number>>> | undefined
  /** Unknown if none is given. A species with a single gender, or without one, overrides it. */
  readonly gender?: Gender | undefined
}
