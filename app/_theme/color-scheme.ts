import { storedValue } from '@/lib/storage/stored-value'
import { PAGE_COLORS } from './token-colors'

/**
 * Without a choice, the device's own scheme applies. next-themes would not color the frame of the browser, and would add to the
 * first load.
 */
export const SCHEMES = ['light', 'dark'] as const

export type Scheme = (typeof SCHEMES)[number]

export function parseScheme(text: string | null | undefined): Scheme | undefined {
  return SCHEMES.find((scheme) => scheme === text)
}

export const storedScheme = storedValue<Scheme | undefined>('scheme', {
  nothing: undefined,
  parse: parseScheme,
  textOf: (scheme) => scheme ?? '',
})

/**
 * The scheme that the switch chooses next; `undefined` to follow the device. The order: the opposite of the device's
 * scheme, so that the first press is visible; the device's scheme; no choice. SchemeSwitch.module.css has the same order.
 *
 * @param chosen `undefined` while the page follows the device
 */
export function nextScheme(chosen: Scheme | undefined, device: Scheme): Scheme | undefined {
  if (!chosen) return device === 'dark' ? 'light' : 'dark'
  return chosen === device ? undefined : device
}

export function shownScheme(): string | undefined {
  return document.documentElement.dataset.scheme
}

/**
 * `undefined` follows the device. Changes the media of the `theme-color` tags, not their colors, because React finds
 * the tags by their colors.
 */
export function showScheme(scheme: Scheme | undefined) {
  const { dataset } = document.documentElement
  if (scheme) dataset.scheme = scheme
  else delete dataset.scheme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const metaScheme = SCHEMES.find((candidate) => PAGE_COLORS[candidate] === meta.content)
    if (metaScheme) meta.media = mediaOf(metaScheme, scheme)
  }
}

export function mediaOf(scheme: Scheme, chosen: Scheme | undefined): string {
  if (!chosen) return `(prefers-color-scheme: ${scheme})`
  return scheme === chosen ? 'all' : 'not all'
}
