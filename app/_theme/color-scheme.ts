/** The key of the chosen colour scheme in `localStorage`. */
export const SCHEME_KEY = 'tera-raid-info-scheme'

/** The colour schemes to choose from. Without a choice the device's own applies. */
export const SCHEMES = ['light', 'dark'] as const

/** A colour scheme that a visitor chose. */
export type Scheme = (typeof SCHEMES)[number]

/** Parses a stored choice. `undefined` for anything that is no scheme. */
export function parseScheme(kept: string | null | undefined): Scheme | undefined {
  return SCHEMES.find((scheme) => scheme === kept)
}

/**
 * The scheme that the switch chooses next; `undefined` to follow the device. First the one that the device does not have,
 * so that the first press is visible; then the device's own, kept; then no choice. SchemeSwitch.module.css labels it.
 *
 * @param chosen what is chosen now; `undefined` while the device's own scheme applies
 * @param device the device's own scheme
 */
export function nextScheme(chosen: Scheme | undefined, device: Scheme): Scheme | undefined {
  if (!chosen) return device === 'dark' ? 'light' : 'dark'
  return chosen === device ? undefined : device
}
