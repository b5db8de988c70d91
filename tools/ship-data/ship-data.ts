import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rosters } from '@/data/rosters/rosters'
import { bundleProgram } from '@/tools/programs/bundle-program'
import { movesByCreature } from './listed'
import { LOCAL_SOURCE, PROVENANCE_FILE, type Provenance, SHIPPED_FOLDER } from './provenance'
import { shippedFiles } from './shipped-files'
import { type CreatureSource, liveSource, localSource } from './sources'

const THIS_PROGRAM = 'tools/ship-data/ship-data.ts'

/** The fingerprint of all that decides what `shipData` makes, but for the answers of a service. */
export async function fingerprintOfInputs(): Promise<string> {
  const { fingerprint } = await bundleProgram(THIS_PROGRAM)
  return fingerprint
}

/**
 * Makes all of `data/shipped`, and says so.
 * Rejects, and leaves what is there, when a creature or a move cannot be had.
 *
 * @param url the creature service to ask; not set to make it on this machine, without a network
 */
export async function shipData(url?: string): Promise<void> {
  await shipFrom(url ?? LOCAL_SOURCE, url ? liveSource(url) : localSource())
  console.log(`Made ${SHIPPED_FOLDER} from ${url ?? LOCAL_SOURCE}`)
}

/**
 * The same from a source that the caller has, without a word.
 *
 * @param name what its provenance calls the source
 */
export async function shipFrom(name: string, source: CreatureSource): Promise<void> {
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
