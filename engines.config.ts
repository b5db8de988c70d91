import { defineConfig, devices } from '@playwright/test'
import { FIREFOX_CLIPBOARD } from '@/e2e/fixtures/clipboard'
import { FIREFOX, findBrowser } from '@/testing/browser/find-browser'
import { thisMachine } from '@/testing/browser/machine'
import config from './playwright.config'

/** What is tried in Firefox too: links, choosing a raid, Back, finder, box and offline. */
const IN_FIREFOX =
  /\/(links\/(deep-links|misread-links|history)|screen\/(controls|find-boss|finder)|offline\/(offline|navigation|your-box|failing-host))\.spec\.ts$/

/** What has a driver of its own. */
const WITH_WEBDRIVER = 'webkit/*.spec.ts'

/** What Playwright can do in Chromium alone: compose and insert text, tap, turn scripts off as style sheets see it. */
const CHROMIUM_ONLY = /@chromium/

/** Runs end-to-end tests in the other browser engines, on the exports that `npm run test:engines` makes first. */
export default defineConfig({
  ...config,
  outputDir: '.e2e/results-engines',
  globalSetup: ['./e2e/fixtures/next-release.ts', './e2e/webkit/set-up.ts'],
  projects: [
    {
      name: 'firefox',
      testMatch: IN_FIREFOX,
      grepInvert: CHROMIUM_ONLY,
      use: {
        ...devices['Desktop Firefox'],
        // WebDriver BiDi, which any Firefox speaks. Playwright 1.65 sends a command that Firefox 153 does not know.
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: findBrowser(thisMachine, FIREFOX),
          firefoxUserPrefs: {
            ...FIREFOX_CLIPBOARD,
            // Playwright waits for ever for a page that Back takes out of memory.
            'browser.sessionhistory.max_total_viewers': 0,
          },
        },
      },
    },
    // Of six drivers side by side one waited for a browser for ever, once in 313; one alone never, in 240.
    { name: 'webkit', testMatch: WITH_WEBDRIVER, workers: 1 },
  ],
})
