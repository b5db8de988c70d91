import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rosters } from '@/data/rosters/rosters'
import { namedService } from './named-service'
import { shippedFiles } from './shipped-files'
import { liveSource, localSource, withoutGaps } from './sources'

const FOLDER = fileURLToPath(new URL('../../data/shipped/', import.meta.url))

try {
  const url = namedService(process.argv.slice(2))
  const files = await shippedFiles(rosters, url ? withoutGaps(liveSource(url), localSource()) : localSource())
  writeAll(files)
  console.log(`Wrote ${[...files.keys()].join(', ')} to data/shipped from ${url ?? '@pkmn/dex'}`)
} catch (error) {
  console.error(`ship-data: nothing was written: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

// Each file takes its place in one step, and only when all are complete: a build never sees half of one.
function writeAll(files: ReadonlyMap<string, unknown>) {
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, content] of files) writeFileSync(`${FOLDER}${name}.new`, JSON.stringify(content))
  for (const name of files.keys()) renameSync(`${FOLDER}${name}.new`, FOLDER + name)
}
