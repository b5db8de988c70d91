import { prefersReducedData } from '@/app/_ui/prefers-reduced-data'

/** Whether the site is saved for use without a network: not under Save-Data. `next dev` has no service worker. */
export function isWanted(): boolean {
  return process.env.NODE_ENV === 'production' && !prefersReducedData()
}
