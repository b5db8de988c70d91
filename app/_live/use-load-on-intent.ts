import type { SyntheticEvent } from 'react'
import { finderPart } from '@/app/_finder/finder-part'
import { useLanguage } from '@/app/_ui/language/language'
import { prefersReducedData } from '@/app/_ui/loading/lazy-part'
import { pathOfSegments } from '@/lib/links/deep-link'
import { pageHref } from '@/lib/links/site'
import { liveRaidPart } from './live-raid-part'

const NEEDS_FINDER = `a[href="${pageHref('/')}"], [data-icon=find]`
const NEEDS_ALL_RAIDS = [
  `a[href^="${pageHref(pathOfSegments([]))}"]`,
  'select, [type=search], [role=combobox], details.needs-script',
].join()

/**
 * Event handlers for the element that contains the screen. When the visitor points at, touches or focuses a control, a raid
 * link or the search box, they load the part of the program for it. Under Save-Data they load nothing.
 */
export function useLoadOnIntent() {
  const { sentences } = useLanguage()

  function warmUp({ target }: SyntheticEvent) {
    if (!(target instanceof Element) || prefersReducedData()) return
    const needsAllRaids = target.closest(NEEDS_ALL_RAIDS)
    if (!needsAllRaids && !target.closest(NEEDS_FINDER)) return
    sentences.load()
    // A tier or region without a boss leads to a list of raids, which is part of the finder.
    if (needsAllRaids) liveRaidPart.load().then(finderPart.load)
    else finderPart.load()
  }

  return { onPointerOver: warmUp, onFocus: warmUp }
}
