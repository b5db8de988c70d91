/** By how many points the chance of a build to win alone may be off. */
export const WITHIN = 10
