/** By how many points the chance of a build to win solo may be off. */
export const WITHIN = 10
