/** A sentence with links: text, and links by the name of their target. */
export type LinkedText<T extends string> = readonly (string | { readonly to: T; readonly text: string })[]

/** A turn of a battle in words. */
export interface ShownTurn {
  /** `Start` or `Turn 3` */
  readonly title: string
  /** A sentence for each event, without a full stop. */
  readonly lines: readonly string[]
  /** HP, shield and time after the turn. */
  readonly state: string
}

/** Sources of the figures of a raid. */
export type FigureSource =
  | 'script'
  | 'players'
  | 'typeChart'
  | 'events'
  | 'service'
  | 'dex'
  | 'calc'
  | 'guides'
