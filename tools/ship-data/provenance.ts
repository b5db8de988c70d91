import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Provenance, provenanceSchema } from '@/data/shipped/schema'
import { bundleProgram } from '@/tools/programs/bundle-program'
import { hashOfPlans } from './from-plans'

export const BUNDLED_FILES = [
  'creatures.json',
  'moves.json',
  'supplement.json',
  'boss-names.json',
  'raid-index.json',
  'solo-winners.json',
  'attacker-types.json',
  'reward-names.json',
  'game-names.json',
  'repertoires.json',
] as const

export const PROVENANCE_FILE = 'provenance.json'

export const LOCAL_SOURCE = '@pkmn/dex'

export async function readProvenance(folder: string): Promise<Provenance | undefined> {
  const text = await readFile(join(folder, PROVENANCE_FILE), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return provenanceSchema.parse(JSON.parse(text))
  } catch {
    // Treat a truncated file, or a file of another release, as missing.
    return undefined
  }
}

/**
 * Returns the entries of the rosters that the bundled data lacks: `blissey` for a species, `softboiled of blissey` for
 * a move.
 *
 * @param listed keys of bosses' moves, by the key of their species
 */
export function missingEntries(
  listed: ReadonlyMap<string, readonly string[]>,
  { asked }: Pick<Provenance, 'asked'>,
): string[] {
  return [...listed].flatMap(([creature, moves]) => {
    const knownMoves = asked[creature]
    if (!knownMoves) return [creature]
    return moves.filter((move) => !knownMoves.includes(move)).map((move) => `${move} of ${creature}`)
  })
}

/** Returns the fingerprint of everything that affects `shipData`, except the responses of an API. */
export async function fingerprintOfInputs(): Promise<string> {
  const { fingerprint } = await bundleProgram('tools/ship-data/ship-data.ts')
  return `${fingerprint} ${await hashOfPlans()}`
}
