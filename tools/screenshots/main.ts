import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { startSite } from '@/servers/site/start-site'
import { findBrowser } from '@/testing/browser/find-browser'
import { LAUNCH_FLAGS } from '@/testing/browser/launch-flags'
import { thisMachine } from '@/testing/browser/machine'
import { DEFAULT_EXPORT, exportWhenOutdated } from '@/tools/export/export-site'
import { runTool } from '@/tools/process/run-tool'

const FOLDER = 'docs/screenshots'
const RAID = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'
const SCREENS = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
] as const
const SCHEMES = ['light', 'dark'] as const

/** Takes the README's pictures of the site, built first where that is needed. */
await runTool('screenshots', async () => {
  await exportWhenOutdated()
  const site = await startSite({ directory: DEFAULT_EXPORT, port: 0 })
  const browser = await chromium.launch({ executablePath: findBrowser(thisMachine), args: LAUNCH_FLAGS })
  try {
    await mkdir(FOLDER, { recursive: true })
    for (const screen of SCREENS) {
      for (const scheme of SCHEMES) await takePicture(browser, site.url + RAID, screen, scheme)
    }
  } finally {
    await browser.close()
    await site.close()
  }
})

async function takePicture(
  browser: Browser,
  address: string,
  { name, viewport }: (typeof SCREENS)[number],
  colorScheme: (typeof SCHEMES)[number],
) {
  const page = await browser.newPage({ viewport, colorScheme })
  await page.goto(address, { waitUntil: 'networkidle' })
  const picture = await page.screenshot()
  await page.close()
  const file = join(FOLDER, `${name}-${colorScheme}.png`)
  // A palette: a repository keeps every version of a picture for ever.
  await sharp(picture).png({ palette: true, compressionLevel: 9 }).toFile(file)
  console.log(file)
}
