import { defineConfig, devices } from '@playwright/test'
import { BASE_PATH, EXPORTS, PORTS } from '@/testing/addresses'
import { findBrowser, HEADLESS_CHROMIUM } from '@/testing/browser/find-browser'
import { LAUNCH_FLAGS } from '@/testing/browser/launch-flags'
import { thisMachine } from '@/testing/browser/machine'

const HEAVY = /@heavy/

/** Runs on the exports that `npm run test:e2e` makes first. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.e2e/results',
  globalSetup: './e2e/fixtures/next-release.ts',
  fullyParallel: true,
  // One more than CI's cores, since tests of a slow or dead API mostly wait.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  // On a busy machine, a page may wait for its turn.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORTS.site}`,
    trace: 'off',
    // A worker's own requests would bypass a test's routes.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(thisMachine, HEADLESS_CHROMIUM), args: LAUNCH_FLAGS },
  },
  projects: [
    { name: 'chromium', grepInvert: HEAVY, testIgnore: 'webkit/*.spec.ts' },
    { name: 'heavy-hosts', grep: HEAVY },
  ],
  webServer: [
    siteServer(EXPORTS.site, PORTS.site, ''),
    siteServer(EXPORTS.belowBasePath, PORTS.basePath, BASE_PATH),
    {
      name: 'creature service',
      command: 'node --import tsx servers/creature-service/main.ts',
      env: { PORT: String(PORTS.service) },
      port: PORTS.service,
      reuseExistingServer: false,
      timeout: 60_000,
    },
  ],
})

function siteServer(directory: string, port: number, basePath: string) {
  return {
    name: directory,
    command: `node --import tsx tools/serve/main.ts --directory ${directory}`,
    env: { PORT: String(port), NEXT_PUBLIC_BASE_PATH: basePath },
    url: `http://localhost:${port}${basePath}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  }
}
