import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ENGINE_FILE } from '@/lib/box/engine/messages'
import { scriptsOfPage } from '@/lib/offline/page-files'
import { ENGINE_LIMIT } from '@/tools/engine/write-engine'
import { precacheList } from '@/tools/offline/precache-list'
import { PROGRAM_LIMIT } from '@/tools/offline/write-worker'

// Sizes of an export and their budgets, for size-limit. `npm run bench -- sizes` runs it.

const EXPORT = resolve(process.env.EXPORT_DIRECTORY || 'out')
const IMAGES = '*.{avif,gif,ico,jpg,jpeg,png,svg,webp}'

function scriptsOf(page) {
  const html = readFileSync(join(EXPORT, page, 'index.html'), 'utf8')
  return scriptsOfPage(html).map((address) => literally(join(EXPORT, address)))
}

function largestRaidPage() {
  const pages = readdirSync(join(EXPORT, 'tera-raid-info'), { recursive: true })
    .filter((path) => path.endsWith('index.html'))
    .map((path) => join(EXPORT, 'tera-raid-info', path))
  const sizes = new Map(pages.map((path) => [path, gzipSync(readFileSync(path)).length]))
  return literally(pages.reduce((a, b) => (sizes.get(b) > sizes.get(a) ? b : a)))
}

function literally(path) {
  return path.replace(/[()[\]{}!*?]/g, '\\$&')
}

export default [
  {
    name: 'first-load script of a raid page, gzip',
    path: scriptsOf('tera-raid-info/6/Paldea/Garchomp/Fairy'),
    gzip: true,
    limit: '170 kB',
  },
  { name: 'first-load script of the root, gzip', path: scriptsOf('.'), gzip: true, limit: '177 kB' },
  {
    name: 'HTML of the largest raid page with its styles, gzip',
    path: largestRaidPage(),
    gzip: true,
    limit: '27 kB',
  },
  {
    name: 'files saved for offline use, gzip',
    path: (await precacheList(EXPORT)).map(({ url }) => literally(join(EXPORT, url))),
    gzip: true,
    limit: `${PROGRAM_LIMIT} B`,
  },
  {
    name: 'program of battles, gzip',
    path: join(EXPORT, ENGINE_FILE),
    gzip: true,
    limit: `${ENGINE_LIMIT} B`,
  },
  {
    name: 'export without images',
    path: [join(EXPORT, '**'), `!${join(EXPORT, '**', IMAGES)}`],
    brotli: false,
    limit: '640 MB',
  },
  { name: 'export with images and share cards', path: join(EXPORT, '**'), brotli: false, limit: '730 MB' },
]
