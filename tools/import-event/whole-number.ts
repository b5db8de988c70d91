import * as z from 'zod'

/** The schema of a whole number within these bounds, both of them allowed. Its fault says the number, and the bounds. */
export function wholeNumber(least: number, most: number) {
  const error = ({ input }: { readonly input?: unknown }) =>
    `${JSON.stringify(input)} is no whole number from ${least} to ${most}`
  return z.int({ error }).min(least, { error }).max(most, { error })
}
