/** The middle of the crystal that the boss stands in. */
export const MIDDLE = { x: 905, y: 300 } as const

/** Where the cards of a raid differ: on the plate below the crystal, in the plate's straight part. */
export const TERA_LABEL = { left: 740, top: 534, width: 330, height: 60 } as const
