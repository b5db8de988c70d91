import { goTo, runOnTo } from '@/app/_navigation/address-bar'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { useKeyDown } from '@/app/_ui/use-key-down'
import { pathOf } from '@/lib/raid/deep-link'
import { neighbours, sameBossInOtherTier } from '@/lib/raid/neighbours'
import type { Selection } from '@/lib/raid/selection'
import styles from './RaidNavigation.module.css'

interface Props {
  selection: Selection
}

/** Links to the raids beside this one: the bosses before and after it in the list, and the same boss in the other tier. */
export function RaidNavigation({ selection }: Props) {
  const { previous, next } = neighbours(selection)
  const other = sameBossInOtherTier(selection)
  useArrowKeys(previous, next)
  // The names have keys: a right-aligned text that changes counts as a layout shift.
  return (
    <nav className={styles.navigation} aria-label="Other raids">
      {previous && (
        <SiteLink rel="prev" path={pathOf(previous)}>
          <span key={previous.boss}>{previous.boss}</span>
        </SiteLink>
      )}
      {other && (
        <SiteLink path={pathOf(other)}>
          <span key={other.boss}>{nameOf(other, selection)}</span>
        </SiteLink>
      )}
      {next && (
        <SiteLink rel="next" path={pathOf(next)}>
          <span key={next.boss}>{next.boss}</span>
        </SiteLink>
      )}
    </nav>
  )
}

function nameOf({ tier, region, boss }: Selection, from: Selection): string {
  return `${tier}★ ${boss}${region === from.region ? '' : `, ${region}`}`
}

/** Left and right arrow keys lead to the neighbours, where they have no other meaning; held, they run through the list. */
function useArrowKeys(previous: Selection | undefined, next: Selection | undefined) {
  useKeyDown((event) => {
    const neighbour = { ArrowLeft: previous, ArrowRight: next }[event.key]
    if (!neighbour || isUsedElsewhere(event)) return
    const follow = event.repeat ? runOnTo : goTo
    follow(pathOf(neighbour))
  })
}

// With Alt they mean Back and Forward; a control moves its choice or cursor, and a wide table scrolls.
function isUsedElsewhere(event: KeyboardEvent): boolean {
  const { target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  const inControl =
    target instanceof Element && target.closest('input, select, textarea, [data-scrolls]') !== null
  return inControl || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented
}
