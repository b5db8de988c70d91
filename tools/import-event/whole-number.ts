import * as v from 'valibot'

/** The schema of a whole number within these bounds, both of them allowed. Its fault says the number, and the bounds. */
export function wholeNumber(least: number, most: number) {
  const fault = ({ input }: { readonly input: unknown }) =>
    `${JSON.stringify(input)} is no whole number from ${least} to ${most}`
  const isWithin = (number: number) => Number.isSafeInteger(number) && number >= least && number <= most
  return v.pipe(v.number(fault), v.check(isWithin, fault))
}
