import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { megabytes } from '../format'
import type { RowGroup } from '../row'

const PAGES = 5140
const FILES_BELOW = 6000
const SIZE_BELOW = 130e6
const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/

/** How much a host has to hold. */
export const exportSize: RowGroup = async ({ directory }) => {
  const files = await filesOf(directory)
  const pages = files.filter(({ path }) => basename(path) === 'index.html').length
  const size = files.filter(({ path }) => !IMAGE.test(path)).reduce((sum, file) => sum + file.size, 0)
  return [
    {
      figure: 'export: pages / files / size without images',
      reach: `${count(PAGES)} / under ${count(FILES_BELOW)} / under ${megabytes(SIZE_BELOW)}`,
      measured: `${count(pages)} / ${count(files.length)} / ${megabytes(size)}`,
      ok: pages === PAGES && files.length < FILES_BELOW && size < SIZE_BELOW,
    },
  ]
}

async function filesOf(directory: string) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(paths.map(async (path) => ({ path, size: (await stat(path)).size })))
}

function count(number: number): string {
  return number.toLocaleString('en')
}
