// `localeCompare` would create a collator for each comparison.
export const compareNames = new Intl.Collator('en').compare
