import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'
import { parsePlans } from '@/lib/plans/parse-plans'

const FILES_AT_ONCE = 8

/**
 * The Pokémon that files of plans name, each once, in the order of the alphabet. Rejects where the folder is missing; a file
 * that holds no plans names nobody.
 *
 * @param folder of the files
 */
export async function speciesToBring(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.json'))
  const named = await pMap(files, (file) => speciesOf(join(folder, file)), { concurrency: FILES_AT_ONCE })
  return [...new Set(named.flat())].toSorted()
}

async function speciesOf(file: string): Promise<string[]> {
  const plans = parsePlans(await readFile(file, 'utf8'))
  const raids = [...(plans?.values() ?? [])]
  return raids.flatMap(({ attackers, supports }) =>
    [...attackers, ...supports].map(({ build }) => build.species),
  )
}
