import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Provenance, provenanceSchema } from '@/data/shipped/schema'
import { bundleProgram } from '@/tools/programs/bundle-program'
import { hashOfPlans } from './from-plans'

/** The names of the files of `data/shipped` that the site is made of. */
export const SHIPPED_FILES = [
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

/** The file beside shipped data that says where it came from. */
export const PROVENANCE_FILE = 'provenance.json'

/** The source of data that was made on this machine, without a network. */
export const LOCAL_SOURCE = '@pkmn/dex'

/** The provenance of the shipped data in a folder; `undefined` where that holds none. */
export async function readProvenance(folder: string): Promise<Provenance | undefined> {
  const text = await readFile(join(folder, PROVENANCE_FILE), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return provenanceSchema.parse(JSON.parse(text))
  } catch {
    // Half a file, or one of another release: as good as none.
    return undefined
  }
}

/**
 * What the rosters list and shipped data does not hold, in words: `blissey` for a creature, `softboiled of blissey` for
 * one of its moves.
 *
 * @param listed by creature key the keys of the moves that bosses of this creature have
 */
export function notAskedFor(
  listed: ReadonlyMap<string, readonly string[]>,
  { asked }: Pick<Provenance, 'asked'>,
): string[] {
  return [...listed].flatMap(([creature, moves]) => {
    const known = asked[creature]
    if (!known) return [creature]
    return moves.filter((move) => !known.includes(move)).map((move) => `${move} of ${creature}`)
  })
}

/** The fingerprint of all that decides what `shipData` makes, but for the answers of a service. */
export async function fingerprintOfInputs(): Promise<string> {
  const { fingerprint } = await bundleProgram('tools/ship-data/ship-data.ts')
  return `${fingerprint} ${await hashOfPlans()}`
}
