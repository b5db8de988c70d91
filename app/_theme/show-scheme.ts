import type { Scheme } from './color-scheme'
import { SCHEMES } from './color-scheme'
import { PAGE_COLOURS } from './token-colours'

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
