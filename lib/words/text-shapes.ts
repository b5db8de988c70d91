/** A sentence with links in it: text, and links by the name of what they lead to. */
export type LinkedText<To extends string> = readonly (string | { readonly to: To; readonly text: string })[]

/** A turn of a battle in words. */
export interface ShownTurn {
  /** `Start` or `Turn 3` */
  readonly title: string
  /** A sentence for each thing that happened, without a full stop. */
  readonly lines: readonly string[]
  /** HP, shield and time after it. */
  readonly state: string
}

/** Where figures come from that a raid is made of. */
export type FigureSource =
  | 'script'
  | 'players'
  | 'typeChart'
  | 'events'
  | 'service'
  | 'dex'
  | 'calc'
  | 'guides'
