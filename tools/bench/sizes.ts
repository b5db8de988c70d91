import { execa } from 'execa'
import * as z from 'zod'
import { parseRecords } from '@/data/parse-records'
import { atMost, bytes, type Measure } from './row'

const SIZE_REPORT = z.array(z.object({ name: z.string(), size: z.number(), sizeLimit: z.number() }))
const SIZE_LIMIT = [
  '--import',
  'tsx',
  'node_modules/size-limit/bin.js',
  '--config',
  'tools/bench/size-limit.mjs',
  '--json',
]

export const sizes: Measure = async ({ directory }) => {
  const { stdout } = await execa('node', SIZE_LIMIT, { env: { EXPORT_DIRECTORY: directory }, reject: false })
  return parseRecords('size-limit', SIZE_REPORT, JSON.parse(stdout)).map(({ name, size, sizeLimit }) =>
    atMost(sizeLimit, bytes, name, size),
  )
}
