import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { kilobytes } from '@/tools/bench/format'
import { median } from '@/tools/bench/median'
import type { RowGroup } from '@/tools/bench/row'
import { gzippedSize } from '@/tools/files/gzipped-size'

const REACH = 12e3
const RAID_PAGE = /^tera-raid-info\/\d\/[^/]+\/[^/]+\/(?:[^/]+\/)?index\.html$/

/** How large the HTML of the raids is; it counts as reached when the largest one is. */
export const raidPageHtml: RowGroup = async ({ directory }) => {
  const pages = (await readdir(directory, { recursive: true })).filter((path) => RAID_PAGE.test(path))
  const sizes = await Promise.all(pages.map((path) => gzippedSize(join(directory, path))))
  const largest = Math.max(...sizes)
  return [
    {
      figure: 'HTML of a raid page, gzip',
      reach: kilobytes(REACH),
      measured: `median ${kilobytes(median(sizes))}, largest ${kilobytes(largest)}`,
      ok: largest <= REACH,
    },
  ]
}
