import { PUBLIC_SERVICE } from '@/lib/service/service'
import { BASE_PATH, SERVICE_ADDRESS } from '@/testing/addresses'
import { runTool } from '@/tools/process/run-tool'
import { copyWithService } from './copy-with-service'
import { DEFAULT_EXPORT, exportWhenOutdated, isExported } from './export-site'
import { stampExport } from './export-stamp'

/** What `npm start` exports, whatever host runs the tests. */
const AS_STARTED = {
  NEXT_PUBLIC_SITE_URL: '',
  NEXT_PUBLIC_BASE_PATH: '',
  NEXT_PUBLIC_CREATURE_SERVICE_URL: '',
  CF_PAGES_URL: '',
  URL: '',
  GITHUB_REPOSITORY: '',
}

const TESTED = { ...AS_STARTED, NEXT_PUBLIC_CREATURE_SERVICE_URL: SERVICE_ADDRESS }

const SITE = { directory: '.e2e/site', environment: TESTED }

/** The exports that the end-to-end tests run on: the site, and the site below a base path. */
await runTool('exports for the end-to-end tests', async () => {
  await copyStarted()
  await exportWhenOutdated(SITE)
  await exportWhenOutdated({
    directory: '.e2e/base-path',
    environment: { ...TESTED, NEXT_PUBLIC_BASE_PATH: BASE_PATH },
  })
})

/** Makes the site of what `npm start` has exported, if it has: to build it anew takes minutes. */
async function copyStarted(): Promise<void> {
  const startedAt = new Date()
  if ((await isExported(SITE)) || !(await isExported({ environment: AS_STARTED }))) return
  console.log(`Copying ${DEFAULT_EXPORT} to ${SITE.directory}, with another creature service.`)
  await copyWithService(DEFAULT_EXPORT, SITE.directory, { from: PUBLIC_SERVICE, to: SERVICE_ADDRESS })
  await stampExport(SITE.directory, startedAt, { ...process.env, ...TESTED })
}
