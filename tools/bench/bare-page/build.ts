import { execFile } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { promisify } from 'node:util'

const SOURCE = 'tools/bench/bare-page'
/** In the project's folder, so that the page is built with the same Next. */
const FOLDER = '.tools/bare-page'

/** Builds and exports a page of Next and nothing else. Gives the folder of the export. */
export async function buildBarePage(): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true })
  await cp(SOURCE, FOLDER, { recursive: true, filter: (path) => !path.endsWith('.ts') })
  await promisify(execFile)('npx', ['next', 'build', FOLDER], {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  return `${FOLDER}/out`
}
