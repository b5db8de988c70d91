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
  readonly isExpected: boolean
}

/**
 * The chosen raid from its own small file, since the part that knows all raids is much larger. Loads nothing if that part
 * is already saved, if the device is offline, or if no tier is chosen, since files are by tier.
 *
 * @param raid the chosen raid; `undefined` while another source shows it
 */
export function useRaidFile(raid: Selection | undefined): FromFile {
  const { tier, region, boss, teraType } = raid ?? {}
  const part = useMemo(() => filePart(tier && raidIdOf({ tier, region, boss })), [tier, region, boss])
  const { module: content, failed } = part.useProgress()
  const isNeeded = raid !== undefined
  useEffect(() => {
    if (isNeeded) part.load()
  }, [part, isNeeded])
  return {
    view: content?.views && viewWithTeraType(content.views, teraType),
    isExpected: !content && !failed,
  }
}

interface FileContent {
  readonly views?: RaidViews
}

/** In milliseconds: as long as the service worker waits for pages. */
const TIMEOUT = 4000

function filePart(raid: RaidId | undefined): LazyPart<FileContent> {
  const path = raid ? raidViewsPath(raid) : ''
  return lazyPart(path, async () => {
    if (!raid || !navigator.onLine || (await isReleaseSaved())) return {}
    const response = await fetch(fileHref(path), { signal: AbortSignal.timeout(TIMEOUT) })
    if (!response.ok) throw new Error(`an answer with status ${response.status}`)
    return { views: parseRaidViews(await response.text(), raid) }
  })
}
