import type { Scheme } from './color-scheme'
import { SCHEMES } from './color-scheme'
import { TOKEN_COLOURS } from './token-colours'

/** The scheme that the page shows by the visitor's choice; none where it follows the device. */
export function shownScheme(): string | undefined {
  return document.documentElement.dataset.scheme
}

/**
 * Shows the page, and the frame of the browser around it, in a colour scheme; in the device's own for `undefined`.
 * Media, not colours, change: React knows the tags by their colours.
 */
export function showScheme(scheme: Scheme | undefined) {
  const { dataset } = document.documentElement
  if (scheme) dataset.scheme = scheme
  else delete dataset.scheme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const ofMeta = SCHEMES.find((one) => TOKEN_COLOURS[one].page === meta.content)
    if (ofMeta) meta.media = mediaOf(ofMeta, scheme)
  }
}

/** The media in which the colour of a scheme is that of the browser's frame. */
export function mediaOf(scheme: Scheme, chosen: Scheme | undefined): string {
  if (!chosen) return `(prefers-color-scheme: ${scheme})`
  return scheme === chosen ? 'all' : 'not all'
}
