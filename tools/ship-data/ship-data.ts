import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rosters } from '@/data/rosters/rosters'
import type { Provenance } from '@/data/shipped/schema'
import { movesByCreature } from './listed'
import { SHIPPED_FOLDER } from './own-folders'
import { fingerprintOfInputs, LOCAL_SOURCE, PROVENANCE_FILE } from './provenance'
import { shippedFiles } from './shipped-files'
import { type CreatureSource, liveSource, localSource, storedSource, withoutGaps } from './sources'

/**
 * If a species or a move is unavailable, rejects and keeps the existing files.
 *
 * @param url the Pokémon API; not set to make the data on this machine, without a network
 */
export async function shipData(url?: string): Promise<void> {
  await shipFrom(url ?? LOCAL_SOURCE, url ? withoutGaps(liveSource(url), localSource()) : localSource())
  console.log(`Made ${SHIPPED_FOLDER} from ${url ?? LOCAL_SOURCE}`)
}

/**
 * Makes `data/shipped` again from its stored responses of an API, without calls, and reports it. Rejects if the
 * responses are of another version.
 *
 * @param url the API that sent the responses
 */
export async function adaptShippedData(url: string): Promise<void> {
  await shipFrom(url, await storedSource(SHIPPED_FOLDER))
  console.log(`${SHIPPED_FOLDER} keeps what ${url} said. To ask it again: npm run ship-data -- --url ${url}`)
}

async function shipFrom(name: string, source: CreatureSource): Promise<void> {
  const movesAsked = Object.fromEntries(movesByCreature(rosters))
  const provenance: Provenance = { source: name, inputs: await fingerprintOfInputs(), asked: movesAsked }
  const files = await shippedFiles(rosters, source)
  await writeAll(new Map([...files, [PROVENANCE_FILE, provenance]]))
}

// Replaces each file atomically, and only when all files are complete, so that a build never reads half a file. Writes
// the provenance last, so that it never describes missing files.
async function writeAll(files: ReadonlyMap<string, unknown>) {
  await mkdir(SHIPPED_FOLDER, { recursive: true })
  for (const [name, content] of files)
    await writeFile(join(SHIPPED_FOLDER, `${name}.new`), JSON.stringify(content))
  for (const name of files.keys())
    await rename(join(SHIPPED_FOLDER, `${name}.new`), join(SHIPPED_FOLDER, name))
}
