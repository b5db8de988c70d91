/** Where the visitor's choice of colours is kept on the device. */
export const SCHEME_KEY = 'tera-raid-info-scheme'

/** The colour schemes that a visitor can choose; without a choice the device's own applies. */
export const SCHEMES = ['light', 'dark'] as const

/** A colour scheme that a visitor chose. */
export type Scheme = (typeof SCHEMES)[number]

/** A kept choice as it is read back; `undefined` for anything that is no scheme. */
export function parseScheme(kept: string | null | undefined): Scheme | undefined {
  return SCHEMES.find((scheme) => scheme === kept)
}

/**
 * What the switch chooses next; `undefined` for the device's own scheme. First the one that the device does not have, so
 * that the first press shows, then the device's as a choice that stays, then no choice. SchemeSwitch.module.css names it.
 *
 * @param chosen what is chosen now; `undefined` while the device's own scheme applies
 * @param device the device's own scheme
 */
export function nextScheme(chosen: Scheme | undefined, device: Scheme): Scheme | undefined {
  if (!chosen) return device === 'dark' ? 'light' : 'dark'
  return chosen === device ? undefined : device
}
