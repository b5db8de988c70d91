import { useEffect, useMemo } from 'react'
import { type LazyPart, lazyPart } from '@/app/_ui/loading/lazy-part'
import { raidViewsPath } from '@/lib/links/file-names'
import { fileHref } from '@/lib/links/site'
import { isReleaseSaved } from '@/lib/offline/saved-release'
import type { RaidId } from '@/lib/raid/raid-id'
import { raidIdOf, type Selection } from '@/lib/raid/selection'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { parseRaidViews, type RaidViews, viewWithTeraType } from '@/lib/raid-view/raid-views'

interface FromFile {
  readonly view?: RaidView | undefined
  /** Whether it may still come. */
  readonly isExpected: boolean
}

/**
 * The chosen raid as its own file has it: 3 kB, where the part of the program that knows all raids has 160. It is not asked
 * for where that part is saved, nor without a network; nor where no tier is chosen, since a file has that of its raid.
 *
 * @param wanted the chosen raid; `undefined` while something else shows it
 */
export function useRaidFile(wanted: Selection | undefined): FromFile {
  const { tier, region, boss, teraType } = wanted ?? {}
  const part = useMemo(() => filePart(tier && raidIdOf({ tier, region, boss })), [tier, region, boss])
  const { module: answer, failed } = part.useProgress()
  const isWanted = wanted !== undefined
  useEffect(() => {
    if (isWanted) part.load()
  }, [part, isWanted])
  return {
    view: answer?.views && viewWithTeraType(answer.views, teraType),
    isExpected: !answer && !failed,
  }
}

/** What came of asking for a file: nothing where it was better not asked for. */
interface Answer {
  readonly views?: RaidViews
}

/** A host that takes longer counts as out of reach, as it does for pages. */
const PATIENCE_MS = 4000

function filePart(raid: RaidId | undefined): LazyPart<Answer> {
  const path = raid ? raidViewsPath(raid) : ''
  return lazyPart(path, async () => {
    if (!raid || !navigator.onLine || (await isReleaseSaved())) return {}
    const response = await fetch(fileHref(path), { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!response.ok) throw new Error(`an answer with status ${response.status}`)
    return { views: parseRaidViews(await response.text(), raid) }
  })
}
