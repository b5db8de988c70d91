// `localeCompare` would create a collator for each comparison.
/** Compares two names for alphabetical order. */
export const compareNames = new Intl.Collator('en').compare
