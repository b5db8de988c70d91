import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { scriptsOfPage } from '@/lib/offline/page-files'
import { kilobytes } from '@/tools/bench/format'
import type { RowGroup } from '@/tools/bench/row'
import { OPENED } from '@/tools/bench/subject'
import { gzippedSize } from '@/tools/files/gzipped-size'

const REACH = 155e3

/** What the HTML of a raid page makes a browser of today load and run. */
export const firstLoadScript: RowGroup = async ({ directory }) => {
  const html = await readFile(join(directory, OPENED.path, 'index.html'), 'utf8')
  const sizes = await Promise.all(scriptsOfPage(html).map((path) => gzippedSize(join(directory, path))))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  return [
    {
      figure: 'first-load JavaScript, gzip',
      reach: kilobytes(REACH),
      measured: kilobytes(total),
      ok: total <= REACH,
    },
  ]
}
