import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { rosters } from '@/data/rosters/rosters'
import type { Provenance } from '@/data/shipped/schema'
import { movesByCreature } from './listed'
import { SHIPPED_FOLDER } from './own-folders'
import { fingerprintOfInputs, LOCAL_SOURCE, notAskedFor, readProvenance, SHIPPED_FILES } from './provenance'
import { keepShinyCards } from './shiny-cards-file'

/** What shipped data needs. */
export type Need = 'nothing' | 'make all' | 'adapt what a service said'

/**
 * What shipped data needs to be current.
 * Throws when it came from a service, which only its publisher asks again, and lacks what the rosters now list.
 *
 * @param provenance `undefined` where there is none
 * @param inputs the fingerprint of what it would be made by now
 * @param listed by creature key the keys of the moves that bosses of this creature have
 */
export function needOf(
  provenance: Provenance | undefined,
  inputs: string,
  listed: ReadonlyMap<string, readonly string[]>,
): Need {
  if (!provenance) return 'make all'
  if (provenance.inputs === inputs) return 'nothing'
  if (provenance.source === LOCAL_SOURCE) return 'make all'
  const lacking = notAskedFor(listed, provenance)
  if (lacking.length === 0) return 'adapt what a service said'
  const { source } = provenance
  throw new Error(
    `${SHIPPED_FOLDER} came from ${source} and lacks what the rosters now list: ${lacking.join(', ')}. ` +
      `Run npm run ship-data -- --url ${source}, or npm run ship-data for data that needs no network.`,
  )
}

/** Makes sure that all of `data/shipped` is there and current. Answers of a service are kept. */
export async function keepShippedDataCurrent(): Promise<void> {
  await keepShinyCards()
  const isComplete = SHIPPED_FILES.every((name) => existsSync(join(SHIPPED_FOLDER, name)))
  const provenance = isComplete ? await readProvenance(SHIPPED_FOLDER) : undefined
  const need = needOf(provenance, await fingerprintOfInputs(), movesByCreature(rosters))
  if (need === 'nothing') return
  // Loaded only now, since the local service alone takes a second to start.
  const { adaptShippedData, shipData } = await import('./ship-data')
  if (need === 'make all' || !provenance) await shipData()
  else await adaptShippedData(provenance.source)
}
