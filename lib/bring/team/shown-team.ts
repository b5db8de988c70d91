import type { TypeName } from '@/data/vocabulary'

/** A raider of a team in words. Those of the first team are in the HTML of each page, so it is lean. */
export interface ShownSlot {
  /** Its Pokémon's name in @pkmn/dex: `Weezing-Galar`. */
  readonly species: string
  readonly teraType: TypeName
  /** Set where it never Terastallizes. */
  readonly anyTera?: true | undefined
  readonly name: string
  /** Its role, what it holds, and its level where that is not 100: `Support · Focus Sash · level 1`. */
  readonly about: string
  /** What it does first, turn by turn. */
  readonly first: readonly string[]
  /** How it is trained: `Huge Power · Adamant · 252 HP, 252 Attack, 4 Sp. Def`. */
  readonly training: string
  readonly moves: string
  /** What it does afterwards. */
  readonly steps: readonly string[]
}

/** What a team is for and how it fares, in words. */
export interface TeamHead {
  /** What it is best for: `Fastest team`. */
  readonly title: string
  /** Its chance, how long it takes and how safe it is. */
  readonly glance: string
}

/** A team in words. */
export interface ShownTeam extends TeamHead {
  /** Who it is: `Iron Hands, Corviknight and 2 × Alcremie`. */
  readonly who: string
  /** Its chance and how long it takes, for the tile of the head, which has no room for more. */
  readonly outcome: string
  readonly slots: readonly ShownSlot[]
  /** All four as the text of Pokémon Showdown. */
  readonly sets: string
}

/** The teams against a raid, the one to bring first before the others. */
export interface TeamList {
  /** What each of them is. */
  readonly heads: readonly TeamHead[]
  /** The same teams whole; as a page has them, the first alone. */
  readonly teams: readonly ShownTeam[]
}
