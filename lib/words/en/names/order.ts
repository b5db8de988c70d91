// `localeCompare` would create a collator for each comparison.
/** Compares two names for a list in the order of the alphabet. */
export const compareNames = new Intl.Collator('en').compare
