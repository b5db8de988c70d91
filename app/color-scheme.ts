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
