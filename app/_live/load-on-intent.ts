import type { SyntheticEvent } from 'react'
import { finderPart } from '@/app/_finder/finder-part'
import { prefersReducedData } from '@/app/_ui/prefers-reduced-data'
import { pathOfSegments } from '@/lib/raid/deep-link'
import { pageHref } from '@/lib/site'
import { liveRaidPart } from './live-raid-part'

const NEEDS_FINDER = `a[href="${pageHref('/')}"], [data-icon=find]`
const NEEDS_ALL_RAIDS = `a[href^="${pageHref(pathOfSegments([]))}"], select, [type=search], [role=combobox], details.needs-script`

/**
 * Event handlers for the element that holds the screen. Once the visitor points at a control, a link or the search box,
 * touches it or focuses it, they load the part of the program that using it needs. Nothing under Save-Data.
 */
export const loadOnIntent = { onPointerOver: warmUp, onFocus: warmUp }

function warmUp({ target }: SyntheticEvent) {
  if (!(target instanceof Element) || prefersReducedData()) return
  if (target.closest(NEEDS_FINDER)) finderPart.load()
  // A tier or region without a boss lists its raids, as the finder does.
  if (target.closest(NEEDS_ALL_RAIDS)) liveRaidPart.load().then(finderPart.load)
}
