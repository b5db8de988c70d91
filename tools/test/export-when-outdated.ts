import { exportWhenOutdated } from '@/tools/export/export-site'
import { runTool } from '@/tools/process/run-tool'
import { TEST_EXPORTS } from './exports'

/** Makes those exports for the end-to-end tests that are missing, or older than their sources. */
await runTool('exports for the end-to-end tests', async () => {
  for (const options of Object.values(TEST_EXPORTS)) await exportWhenOutdated(options)
})
