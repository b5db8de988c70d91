import { defineConfig, devices } from '@playwright/test'
import { FIREFOX_CLIPBOARD } from '@/e2e/fixtures/clipboard'
import { FIREFOX, findBrowser } from '@/testing/browser/find-browser'
import { thisMachine } from '@/testing/browser/machine'
import config from './playwright.config'

/** Tests that also run in Firefox: links, choosing a raid, Back, finder, box and offline. */
const IN_FIREFOX =
  /\/(links\/(deep-links|misread-links|history)|screen\/(controls|find-boss|finder)|offline\/(offline|navigation|your-box|failing-host))\.spec\.ts$/

const WITH_WEBDRIVER = 'webkit/*.spec.ts'

/**
 * Features that Playwright only has in Chromium: composing and inserting text, tapping, and style sheets without scripts.
 */
const CHROMIUM_ONLY = /@chromium/

/** Runs end-to-end tests in other browser engines, on the exports of `npm run test:engines`. */
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
            // Playwright would wait forever for a page that Back restores from memory.
            'browser.sessionhistory.max_total_viewers': 0,
          },
        },
      },
    },
    // With parallel drivers, one sometimes waits forever for its browser.
    { name: 'webkit', testMatch: WITH_WEBDRIVER, workers: 1 },
  ],
})
