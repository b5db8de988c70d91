import { useEffect, useMemo } from 'react'
import { useLanguage } from '@/app/_ui/language/language'
import { painted } from '@/app/_ui/painted'
import { useStore } from '@/app/_ui/use-store'
import type { Selection } from '@/lib/raid/selection'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { liveRaidPart } from './live-raid-part'
import { useRaidFile } from './use-raid-file'
import type { LiveRaid } from './watch-raid'

/** A chosen raid as far as it is known, and whether more of it may come without the part that knows all raids. */
interface ChosenRaid extends Partial<LiveRaid> {
  readonly isExpected: boolean
}

/**
 * The chosen raid: as the page was prerendered with it; else by the part of the program that knows all raids, and until that
 * is loaded by the raid's own file. Without that either, the part has to be loaded first: see `ChosenRaid`.
 *
 * @param prerendered what the page was prerendered with
 * @param raid the raid of the page, where that is the chosen one
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
  const isByFile = file.view !== undefined
  useEffect(() => {
    if (isByFile) painted().then(() => Promise.all([liveRaidPart.load(), words.load()]))
  }, [isByFile, words])
  if (raid) return { view: raid, isExpected: false }
  return live ? { ...live, isExpected: false } : file
}

function subscribeToNothing() {
  return () => undefined
}

function currentNothing() {
  return undefined
}
