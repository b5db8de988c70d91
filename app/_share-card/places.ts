/** The middle of the crystal that the boss stands in. */
export const MIDDLE = { x: 905, y: 285 } as const

/** Where the cards of a raid differ: on the plate below the crystal. */
export const TERA_LABEL = { left: 656, top: 480, width: 498, height: 134 } as const
