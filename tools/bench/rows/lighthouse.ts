import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser } from '@/testing/browser/find-browser'
import { LAUNCH_FLAGS } from '@/testing/browser/launch-flags'
import { thisMachine } from '@/testing/browser/machine'
import type { Row, RowGroup } from '@/tools/bench/row'
import { OPENED } from '@/tools/bench/subject'

/** The scores that each category is to reach, in percent. */
const REACHES = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const

/** The scores of Lighthouse for a raid page, with its preset for phones. */
export const lighthouseScores: RowGroup = async ({ site }) => {
  const chrome = await launch({
    chromePath: findBrowser(thisMachine),
    chromeFlags: ['--headless=new', ...LAUNCH_FLAGS],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(site + OPENED.path, {
      port: chrome.port,
      onlyCategories: Object.keys(REACHES),
      logLevel: 'error',
    })
    const categories = result?.lhr.categories ?? {}
    return Object.entries(REACHES).map(([name, reach]) => row(name, reach, categories[name]?.score))
  } finally {
    chrome.kill()
  }
}

function row(name: string, reach: number, score: number | null | undefined): Row {
  const percent = Math.round((score ?? 0) * 100)
  return {
    figure: `Lighthouse, phone, raid page: ${name}`,
    reach: reach === 100 ? '100' : `${reach} or more`,
    measured: String(percent),
    ok: percent >= reach,
  }
}
