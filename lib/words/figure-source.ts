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
