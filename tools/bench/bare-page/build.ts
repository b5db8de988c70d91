import { cp, rm } from 'node:fs/promises'
import { execa } from 'execa'

const SOURCE = 'tools/bench/bare-page'
/** In the project's folder, so that the page is built with the same Next. */
const FOLDER = '.tools/bare-page'

/** Builds and exports a page of Next and nothing else. Gives the folder of the export. */
export async function buildBarePage(): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true })
  await cp(SOURCE, FOLDER, { recursive: true, filter: (path) => !path.endsWith('.ts') })
  await execa('npx', ['next', 'build', FOLDER], { env: { NEXT_TELEMETRY_DISABLED: '1' } })
  return `${FOLDER}/out`
}
