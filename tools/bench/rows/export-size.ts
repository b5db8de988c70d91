import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { megabytes } from '@/tools/bench/format'
import type { Row, RowGroup } from '@/tools/bench/row'

const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/

/** How much a host has to hold, without images and share cards, and with them. */
export const exportSize: RowGroup = async ({ directory }) => {
  const files = await filesOf(directory)
  const pages = files.filter(({ path }) => basename(path) === 'index.html').length
  const withoutImages = files.filter(({ path }) => !IMAGE.test(path))
  return [
    row(`export without images, ${count(pages)} pages of 5,140: files / size`, withoutImages, 6000, 250e6),
    row('export with images and share cards: files / size', files, 20_000, 330e6),
  ]
}

function row(figure: string, files: readonly { size: number }[], filesBelow: number, sizeBelow: number): Row {
  const size = files.reduce((sum, file) => sum + file.size, 0)
  return {
    figure,
    reach: `under ${count(filesBelow)} / under ${megabytes(sizeBelow)}`,
    measured: `${count(files.length)} / ${megabytes(size)}`,
    ok: files.length < filesBelow && size < sizeBelow,
  }
}

async function filesOf(directory: string) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(paths.map(async (path) => ({ path, size: (await stat(path)).size })))
}

function count(number: number): string {
  return number.toLocaleString('en')
}
