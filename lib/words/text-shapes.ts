/** A sentence with links by the name of their target. */
export type LinkedText<T extends string> = readonly (string | { readonly to: T; readonly text: string })[]

export interface ShownTurn {
  /** `Start` or `Turn 3` */
  readonly title: string
  readonly lines: readonly string[]
  readonly state: string
}

export type FigureSource =
  | 'script'
  | 'players'
  | 'typeChart'
  | 'events'
  | 'service'
  | 'dex'
  | 'calc'
  | 'guides'
