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
 * Handlers for the element around the screen. They load a part of the program when the visitor points at, touches or
 * focuses a control, a raid link or the search box. Under Save-Data they load nothing.
 */
export function useLoadOnIntent() {
  const { sentences } = useLanguage()

  function warmUp({ target }: SyntheticEvent) {
    if (!(target instanceof Element) || prefersReducedData()) return
    const needsAllRaids = target.closest(NEEDS_ALL_RAIDS)
    if (!needsAllRaids && !target.closest(NEEDS_FINDER)) return
    sentences.load()
    // If a tier or region lacks the boss, a list of raids follows, which is part of the finder.
    if (needsAllRaids) liveRaidPart.load().then(finderPart.load)
    else finderPart.load()
  }

  return { onPointerOver: warmUp, onFocus: warmUp }
}
