/** The middle of the crystal that the boss stands in. */
export const MIDDLE = { x: 905, y: 300 } as const

/** Where the cards of a raid differ: on the plate below the crystal. */
export const TERA_LABEL = { left: 656, top: 512, width: 498, height: 100 } as const
