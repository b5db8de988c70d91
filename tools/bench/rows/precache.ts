import { kilobytes } from '@/tools/bench/format'
import type { RowGroup } from '@/tools/bench/row'
import { precacheList } from '@/tools/offline/precache-list'
import { PRECACHE_LIMIT, precacheSize } from '@/tools/offline/precache-size'

/** What the service worker keeps after the first visit, so that the site works offline. */
export const precache: RowGroup = async ({ directory }) => {
  const size = await precacheSize(directory, await precacheList(directory))
  return [
    {
      figure: 'precached for offline use, gzip',
      reach: kilobytes(PRECACHE_LIMIT),
      measured: kilobytes(size),
      ok: size <= PRECACHE_LIMIT,
    },
  ]
}
