import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { startSite } from '@/servers/site/start-site'
import { findBrowser } from '@/testing/browser/find-browser'
import { LAUNCH_FLAGS } from '@/testing/browser/launch-flags'
import { thisMachine } from '@/testing/browser/machine'
import { DEFAULT_EXPORT, exportWhenOutdated } from '@/tools/export/export-site'
import { runTool } from '@/tools/process/run-tool'
import { Camera } from './camera'
import { takeForDocs } from './take-for-docs'
import { takeGallery } from './take-gallery'

const GALLERY = '.screenshots'
const DOCS = 'docs/screenshots'

/** Takes pictures of the site, built first where needed, or of one that is running: `--url http://localhost:3000`. */
await runTool('screenshots', async () => {
  const { url } = parseArgs({ options: { url: { type: 'string' } } }).values
  const site = url ? { url, close: async () => {} } : await exported()
  const browser = await chromium.launch({ executablePath: findBrowser(thisMachine), args: LAUNCH_FLAGS })
  try {
    const camera = new Camera(browser, site.url)
    await takeForDocs(camera, DOCS)
    await takeGallery(camera, GALLERY)
    console.log(`${DOCS} and ${GALLERY}/index.html`)
  } finally {
    await browser.close()
    await site.close()
  }
})

async function exported() {
  await exportWhenOutdated()
  return startSite({ directory: DEFAULT_EXPORT, port: 0 })
}
