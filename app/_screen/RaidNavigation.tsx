import { useEffect, useEffectEvent, useState } from 'react'
import { openFromTop, replacePath } from '@/app/_navigation/address-bar'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { useLabels } from '@/app/_ui/language/language'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { useKeyDown } from '@/app/_ui/use-key-down'
import { pathOf } from '@/lib/links/deep-link'
import { bossPicture } from '@/lib/links/file-names'
import { neighbors, sameBossInOtherTier } from '@/lib/raid/places'
import { titleOf } from '@/lib/raid/raid-title'
import { raidIdOf, type Selection, shownBoss } from '@/lib/raid/selection'
import type { Labels } from '@/lib/words/language'
import styles from './RaidNavigation.module.css'

interface Props {
  selection: Selection
}

/**
 * Links to the previous and next boss of the list, and to the same boss in the other tier. While an arrow key is held,
 * also shows the raid that it has reached.
 */
export function RaidNavigation({ selection }: Props) {
  const { screen, titles } = useLabels()
  const reached = useArrowKeys(selection)
  const { previous, next } = neighbors(selection)
  const otherTier = sameBossInOtherTier(selection)
  return (
    <nav className={styles.navigation} aria-label={screen.otherRaids}>
      {previous && <Neighbor rel="prev" raid={previous} />}
      {otherTier && (
        <SiteLink path={pathOf(otherTier)}>
          <span key={otherTier.boss}>{otherTierLabel(otherTier, selection, screen)}</span>
        </SiteLink>
      )}
      {next && <Neighbor rel="next" raid={next} />}
      {reached && <p>{titles.raid(titleOf(reached))}</p>}
    </nav>
  )
}

function Neighbor({ rel, raid }: { rel: 'prev' | 'next'; raid: Selection }) {
  const { names } = useLabels()
  const id = raidIdOf(raid)
  if (!id) return null
  const name = names.boss(shownBoss(id))
  // Names have keys, since a change of right-aligned text counts as a layout shift.
  return (
    <SiteLink rel={rel} path={pathOf(raid)}>
      <span key={id.boss}>
        <SmallPicture file={bossPicture(id)} name={name} />
        {name}
      </span>
    </SiteLink>
  )
}

function otherTierLabel(raid: Selection, from: Selection, screen: Labels['screen']): string {
  const { tier = '', region } = raid
  return screen.inOtherTier(tier, shownBoss(raid), region === from.region ? undefined : region)
}

/**
 * Left and right arrow keys lead to the neighbors, unless the keys mean something else. Held, they run through the list, and
 * the page shows the last raid on release. Showing each raid would take longer than the key repeats, and would request its
 * pictures and builds. No letter is a shortcut: it would get in the way of speech input (WCAG 2.1.4).
 *
 * @returns the raid that a held key has reached
 */
function useArrowKeys(selection: Selection): Selection | undefined {
  const [reached, setReached] = useState<Selection>()

  useKeyDown((event) => {
    const { previous, next } = neighbors(reached ?? selection)
    const neighbor = { ArrowLeft: previous, ArrowRight: next }[event.key]
    if (!neighbor || isUsedElsewhere(event)) return
    if (event.repeat) setReached(neighbor)
    else {
      setReached(undefined)
      openFromTop(pathOf(neighbor))
    }
  })

  const settle = useEffectEvent(() => {
    if (reached) replacePath(pathOf(reached))
    setReached(undefined)
  })
  useEffect(() => {
    const listener = () => settle()
    // Releasing the key in another window fires no keyup event here.
    window.addEventListener('keyup', listener)
    window.addEventListener('blur', listener)
    return () => {
      window.removeEventListener('keyup', listener)
      window.removeEventListener('blur', listener)
    }
  }, [])

  return reached
}

// With Alt, the keys mean Back and Forward. A control moves its choice or cursor, and a wide table scrolls.
function isUsedElsewhere(event: KeyboardEvent): boolean {
  const { target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  const inControl =
    target instanceof Element &&
    target.closest('input, select, textarea, dialog, [popover], [data-scrolls]') !== null
  return inControl || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented
}
