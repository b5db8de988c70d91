import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { rosters } from '@/data/rosters/rosters'
import type { Provenance } from '@/data/shipped/schema'
import { movesByCreature } from './listed'
import { SHIPPED_FOLDER } from './own-folders'
import {
  BUNDLED_FILES,
  fingerprintOfInputs,
  LOCAL_SOURCE,
  missingEntries,
  readProvenance,
} from './provenance'
import { keepShinyCards } from './shiny-cards-file'

export type Need = 'nothing' | 'make all' | 'adapt what a service said'

/**
 * Returns what the bundled data needs to be current. Throws if the data came from an API, which only its publisher may
 * ask again, and lacks entries of the current rosters.
 *
 * @param provenance `undefined` if there is none
 * @param inputs the current fingerprint
 * @param listed keys of bosses' moves, by the key of their species
 */
export function needOf(
  provenance: Provenance | undefined,
  inputs: string,
  listed: ReadonlyMap<string, readonly string[]>,
): Need {
  if (!provenance) return 'make all'
  if (provenance.inputs === inputs) return 'nothing'
  if (provenance.source === LOCAL_SOURCE) return 'make all'
  const lacking = missingEntries(listed, provenance)
  if (lacking.length === 0) return 'adapt what a service said'
  const { source } = provenance
  throw new Error(
    `${SHIPPED_FOLDER} came from ${source} and lacks what the rosters now list: ${lacking.join(', ')}. ` +
      `Run npm run ship-data -- --url ${source}, or npm run ship-data for data that needs no network.`,
  )
}

export async function keepShippedDataCurrent(): Promise<void> {
  await keepShinyCards()
  const isComplete = BUNDLED_FILES.every((name) => existsSync(join(SHIPPED_FOLDER, name)))
  const provenance = isComplete ? await readProvenance(SHIPPED_FOLDER) : undefined
  const need = needOf(provenance, await fingerprintOfInputs(), movesByCreature(rosters))
  if (need === 'nothing') return
  // Loaded on demand, since the local API takes a second to start.
  const { adaptShippedData, shipData } = await import('./ship-data')
  if (need === 'make all' || !provenance) await shipData()
  else await adaptShippedData(provenance.source)
}
