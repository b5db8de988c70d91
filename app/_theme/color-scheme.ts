import { storedValue } from '@/lib/storage/stored-value'
import { PAGE_COLOURS } from './token-colours'

/** The colour schemes to choose from. Without a choice the device's own applies. */
export const SCHEMES = ['light', 'dark'] as const

/** A colour scheme that a visitor chose. */
export type Scheme = (typeof SCHEMES)[number]

/** Parses a scheme; `undefined` for anything else. */
export function parseScheme(text: string | null | undefined): Scheme | undefined {
  return SCHEMES.find((scheme) => scheme === text)
}

/** The scheme that the visitor chose; `undefined` while the page follows the device. */
export const storedScheme = storedValue<Scheme | undefined>('scheme', {
  nothing: undefined,
  parse: parseScheme,
  textOf: (scheme) => scheme ?? '',
})

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

/** The chosen scheme, as the page shows it; none while it follows the device. */
export function shownScheme(): string | undefined {
  return document.documentElement.dataset.scheme
}

/**
 * Applies a colour scheme to the page and to the browser's frame; `undefined` follows the device. The media of the
 * `theme-color` tags change and not their colours, because React finds the tags by their colours.
 */
export function showScheme(scheme: Scheme | undefined) {
  const { dataset } = document.documentElement
  if (scheme) dataset.scheme = scheme
  else delete dataset.scheme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const ofMeta = SCHEMES.find((one) => PAGE_COLOURS[one] === meta.content)
    if (ofMeta) meta.media = mediaOf(ofMeta, scheme)
  }
}

/** The media query under which a scheme's colour is that of the browser's frame. */
export function mediaOf(scheme: Scheme, chosen: Scheme | undefined): string {
  if (!chosen) return `(prefers-color-scheme: ${scheme})`
  return scheme === chosen ? 'all' : 'not all'
}
