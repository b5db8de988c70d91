import { readdir } from 'node:fs/promises'
import { execa } from 'execa'
import * as z from 'zod'
import { parseRecords } from '@/data/parse-records'
import { atMost, BUDGETS, bytes, count, type Measure } from '@/tools/bench/row'

const SIZE_REPORT = z.array(z.object({ name: z.string(), size: z.number(), sizeLimit: z.number() }))
const SIZE_LIMIT = [
  '--import',
  'tsx',
  'node_modules/size-limit/bin.js',
  '--config',
  'tools/bench/size-limit.mjs',
  '--json',
]
const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/

/** What size-limit measures of an export: what visitors download, and what a host has to hold. */
export const sizes: Measure = async ({ directory }) => {
  const { stdout } = await execa('node', SIZE_LIMIT, { env: { EXPORT_DIRECTORY: directory }, reject: false })
  return parseRecords('size-limit', SIZE_REPORT, JSON.parse(stdout)).map(({ name, size, sizeLimit }) =>
    atMost(sizeLimit, bytes, name, size),
  )
}

/** How many files a host has to hold. */
export const files: Measure = async ({ directory }) => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  const withoutImages = names.filter((name) => !IMAGE.test(name))
  const pages = names.filter((name) => name === 'index.html').length
  return [
    atMost(
      BUDGETS.files.withoutImages,
      count,
      `files of the export without images (${count(pages)} pages)`,
      withoutImages.length,
    ),
    atMost(BUDGETS.files.all, count, 'files of the export with images and share cards', names.length),
  ]
}
