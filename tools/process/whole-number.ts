/** The whole number that an option of the command line asks for. Throws with the option's name for any other text. */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return value
  throw new Error(`--${option} ${text} is no whole number from ${least} to ${most}`)
}
