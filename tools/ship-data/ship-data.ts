import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rosters } from '@/data/rosters/rosters'
import type { Provenance } from '@/data/shipped/schema'
import { movesByCreature } from './listed'
import { SHIPPED_FOLDER } from './own-folders'
import { fingerprintOfInputs, LOCAL_SOURCE, PROVENANCE_FILE } from './provenance'
import { shippedFiles } from './shipped-files'
import { type CreatureSource, keptSource, liveSource, localSource, withoutGaps } from './sources'

/**
 * Makes all of `data/shipped`, and says so.
 * Rejects, and leaves what is there, when a creature or a move cannot be had.
 *
 * @param url the creature service to ask; not set to make it on this machine, without a network
 */
export async function shipData(url?: string): Promise<void> {
  await shipFrom(url ?? LOCAL_SOURCE, url ? withoutGaps(liveSource(url), localSource()) : localSource())
  console.log(`Made ${SHIPPED_FOLDER} from ${url ?? LOCAL_SOURCE}`)
}

/**
 * Makes `data/shipped` again from the answers of a service that it holds, without asking the service, and says so.
 * Rejects where those are of another version.
 *
 * @param url the service that was asked
 */
export async function adaptShippedData(url: string): Promise<void> {
  await shipFrom(url, await keptSource(SHIPPED_FOLDER))
  console.log(`${SHIPPED_FOLDER} keeps what ${url} said. To ask it again: npm run ship-data -- --url ${url}`)
}

async function shipFrom(name: string, source: CreatureSource): Promise<void> {
  const asked = Object.fromEntries(movesByCreature(rosters))
  const provenance: Provenance = { source: name, inputs: await fingerprintOfInputs(), asked }
  const files = await shippedFiles(rosters, source)
  await writeAll(new Map([...files, [PROVENANCE_FILE, provenance]]))
}

// Each file takes its place in one step, and only when all are complete: a build never sees half of one. The provenance is
// the last, so it never speaks of files that are not there.
async function writeAll(files: ReadonlyMap<string, unknown>) {
  await mkdir(SHIPPED_FOLDER, { recursive: true })
  for (const [name, content] of files)
    await writeFile(join(SHIPPED_FOLDER, `${name}.new`), JSON.stringify(content))
  for (const name of files.keys())
    await rename(join(SHIPPED_FOLDER, `${name}.new`), join(SHIPPED_FOLDER, name))
}
