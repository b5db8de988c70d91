import { type ReactNode, useEffect, useMemo } from 'react'
import { useStored } from '@/app/_kept/use-stored'
import { useLanguage } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { storedBest } from '@/lib/storage/box-summary'
import { storedLevels } from '@/lib/storage/choices'

export type RaidOfBox = Pick<RaidView, 'id' | 'teraType' | 'event' | 'figures'>

/** Loaded on demand, since it needs zod. */
const bestPart = lazyPart('The best of your box', () => import('./best-of-box'))

export function useBestOfBox({ id, teraType, event, figures }: RaidOfBox): ReactNode {
  const text = useStored(storedBest)
  const levels = useStored(storedLevels)
  const { sentences } = useLanguage()
  const bestModule = bestPart.useIfLoaded()
  const words = sentences.useIfLoaded()
  useEffect(() => {
    if (text === '') return
    bestPart.load()
    sentences.load()
  }, [text, sentences])
  const best = useMemo(
    () => teraType && bestModule?.bestAgainst(text, { ...id, teraType, setId: event?.setId, levels }),
    [bestModule, text, id, teraType, event, levels],
  )
  return bestModule && words && best && <bestModule.BestOfBox best={best} figures={figures} />
}
