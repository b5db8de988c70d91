import { rm } from 'node:fs/promises'
import { exportSite } from '@/tools/export/export-site'
import { runTool } from '@/tools/process/run-tool'
import { differingFiles } from './differing-files'

const EXPORTS = ['.e2e/reproducible/one', '.e2e/reproducible/other'] as const
// What is kept of the first build would be the same by itself.
const BUILD_CACHE = '.next/cache'

/** Exports the site twice, and fails unless both are the same byte by byte. */
await runTool('reproducible', async () => {
  for (const directory of EXPORTS) {
    await rm(BUILD_CACHE, { recursive: true, force: true })
    await exportSite({ directory })
  }
  const differing = await differingFiles(...EXPORTS)
  if (differing.length > 0)
    throw new Error(`${differing.length} files differ, such as:\n${differing.slice(0, 20).join('\n')}`)
  console.log('Both exports are the same byte by byte.')
})
