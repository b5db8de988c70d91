import { useEffect, useMemo } from 'react'
import { useLanguage } from '@/app/_ui/language/language'
import { painted } from '@/app/_ui/painted'
import { useStore } from '@/app/_ui/use-store'
import type { Selection } from '@/lib/raid/selection'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { liveRaidPart } from './live-raid-part'
import { useRaidFile } from './use-raid-file'
import type { LiveRaid } from './watch-raid'

interface ChosenRaid extends Partial<LiveRaid> {
  readonly isExpected: boolean
}

/**
 * The chosen raid: from the prerendered page, from `liveRaidPart`, or from the raid's own file until that part is loaded.
 * If there is no file either, `ChosenRaid` loads the part first.
 *
 * @param prerendered the selection of the prerendered page
 * @param raid the raid of the page, if it is the chosen raid
 */
export function useRaid(
  selection: Selection,
  prerendered: Selection,
  raid: RaidView | undefined,
): ChosenRaid {
  const module = liveRaidPart.useIfLoaded()
  const { sentences: words } = useLanguage()
  const sentences = words.useIfLoaded()
  const { tier, region, boss, teraType } = selection
  const watched = useMemo(
    () =>
      raid || !sentences
        ? undefined
        : module?.watchRaid({ tier, region, boss, teraType }, prerendered, sentences),
    [module, sentences, raid, prerendered, tier, region, boss, teraType],
  )
  const live = useStore(
    watched?.subscribe ?? subscribeToNothing,
    watched?.current ?? currentNothing,
    currentNothing,
  )
  const isKnown = raid !== undefined || watched !== undefined
  const file = useRaidFile(isKnown ? undefined : selection)
  const isFromFile = file.view !== undefined
  useEffect(() => {
    if (isFromFile) painted().then(() => Promise.all([liveRaidPart.load(), words.load()]))
  }, [isFromFile, words])
  if (raid) return { view: raid, isExpected: false }
  return live ? { ...live, isExpected: false } : file
}

function subscribeToNothing() {
  return () => undefined
}

function currentNothing() {
  return undefined
}
