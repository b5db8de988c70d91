import { BASE_PATH, BOSSES_BELOW_BASE_PATH, EXPORTS, SERVICE_ADDRESS } from '@/testing/addresses'
import { runTool } from '@/tools/process/command'
import { exportWhenOutdated } from './export-site'
import { AS_STARTED, exportWithService } from './export-with-service'

await runTool('exports for the end-to-end tests', async () => {
  await exportWithService(EXPORTS.site, SERVICE_ADDRESS)
  await exportWhenOutdated({
    directory: EXPORTS.belowBasePath,
    environment: {
      ...AS_STARTED,
      NEXT_PUBLIC_CREATURE_SERVICE_URL: SERVICE_ADDRESS,
      NEXT_PUBLIC_BASE_PATH: BASE_PATH,
      NEXT_PUBLIC_ONLY_BOSSES: BOSSES_BELOW_BASE_PATH.join(),
    },
  })
})
