import { useMemo, useSyncExternalStore } from 'react'
import { useLanguage } from '@/app/_ui/language/language'
import type { Selection } from '@/lib/raid/selection'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { liveRaidPart } from './live-raid-part'
import type { LiveRaid } from './watch-raid'

/**
 * The chosen raid: as the page was prerendered with it, or else by the part of the program that knows all raids, which may
 * have to be loaded first: see `ChosenRaid`.
 *
 * @param prerendered what the page was prerendered with
 * @param raid the raid of the page, where that is the chosen one
 */
export function useRaid(
  selection: Selection,
  prerendered: Selection,
  raid: RaidView | undefined,
): Partial<LiveRaid> {
  const module = liveRaidPart.useIfLoaded()
  const sentences = useLanguage().sentences.useIfLoaded()
  const { tier, region, boss, teraType } = selection
  const watched = useMemo(
    () =>
      raid || !sentences
        ? undefined
        : module?.watchRaid({ tier, region, boss, teraType }, prerendered, sentences),
    [module, sentences, raid, prerendered, tier, region, boss, teraType],
  )
  const live = useSyncExternalStore(
    watched?.subscribe ?? subscribeToNothing,
    watched?.current ?? currentNothing,
    currentNothing,
  )
  return raid ? { view: raid } : (live ?? {})
}

function subscribeToNothing() {
  return () => undefined
}

function currentNothing() {
  return undefined
}
