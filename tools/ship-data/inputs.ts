import { bundleProgram } from '@/tools/programs/bundle-program'

/** The fingerprint of all that decides what `shipData` makes, but for the answers of a service. */
export async function fingerprintOfInputs(): Promise<string> {
  const { fingerprint } = await bundleProgram('tools/ship-data/ship-data.ts')
  return fingerprint
}
