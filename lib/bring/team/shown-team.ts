import type { TypeName } from '@/data/vocabulary'

/** Kept small, because the HTML of each page contains the first team. */
export interface ShownSlot {
  /** Name in @pkmn/dex: `Weezing-Galar`. */
  readonly species: string
  readonly teraType: TypeName
  readonly anyTera?: true | undefined
  readonly name: string
  /** Role, item, and level if not 100: `Support · Focus Sash · level 1`. */
  readonly about: string
  readonly first: readonly string[]
  readonly training: string
  readonly moves: string
  readonly steps: readonly string[]
}

export interface TeamHead {
  readonly title: string
  readonly glance: string
}

export interface ShownTeam extends TeamHead {
  /** `Iron Hands, Corviknight and 2 × Alcremie` */
  readonly who: string
  readonly outcome: string
  readonly slots: readonly ShownSlot[]
  readonly sets: string
}

export interface TeamList {
  readonly heads: readonly TeamHead[]
  /** The same teams in full; a prerendered page only has the first. */
  readonly teams: readonly ShownTeam[]
}
