import { BASE_PATH, SERVICE_ADDRESS } from '@/testing/addresses'
import { runTool } from '@/tools/process/run-tool'
import { exportWhenOutdated } from './export-site'

const ENVIRONMENT = {
  // Not the address of a host that runs the tests.
  NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
  NEXT_PUBLIC_CREATURE_SERVICE_URL: SERVICE_ADDRESS,
}

/** The exports that the end-to-end tests run on: the site, and the site below a base path. */
await runTool('exports for the end-to-end tests', async () => {
  await exportWhenOutdated({
    directory: '.e2e/site',
    environment: { ...ENVIRONMENT, NEXT_PUBLIC_BASE_PATH: '' },
  })
  await exportWhenOutdated({
    directory: '.e2e/base-path',
    environment: { ...ENVIRONMENT, NEXT_PUBLIC_BASE_PATH: BASE_PATH },
  })
})
