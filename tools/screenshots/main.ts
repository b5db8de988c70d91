import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startSite } from '@/servers/site/start-site'
import { findBrowser } from '@/testing/browser/find-browser'
import { LAUNCH_FLAGS } from '@/testing/browser/launch-flags'
import { thisMachine } from '@/testing/browser/machine'
import { DEFAULT_EXPORT, exportWhenOutdated } from '@/tools/export/export-site'
import { runCommand } from '@/tools/process/command'
import { Camera, encodeWebp, LOOKS } from './camera'
import { emptyFolder, moveFiles } from './folders'
import { takeGallery } from './take-gallery'

const GALLERY = '.screenshots'
const DOCS = 'docs/screenshots'

/** Where pictures lie until all are taken: a run that was stopped changes nothing that is kept. */
const TAKEN = '.e2e/screenshots'

/** What the README's pictures show. */
const RAID = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

const FIRST_SCREENS = LOOKS.filter(({ screen }) => screen === 'phone' || screen === 'laptop')

const SCREENSHOTS = {
  name: 'screenshots',
  about: `Takes the pictures of ${DOCS}, and a gallery in ${GALLERY}. Builds the site first where needed.`,
  options: {
    url: { type: 'string', value: 'http://…', about: 'takes them of this running site' },
  },
} as const

await runCommand(SCREENSHOTS, async ({ values: { url } }) => {
  const site = url ? { url, close: async () => {} } : await exported()
  const browser = await chromium.launch({ executablePath: findBrowser(thisMachine), args: LAUNCH_FLAGS })
  try {
    const camera = new Camera(browser, site.url)
    const taken = { docs: join(TAKEN, 'docs'), gallery: join(TAKEN, 'gallery') }
    await emptyFolder(taken.docs)
    await takeForDocs(camera, taken.docs)
    await emptyFolder(taken.gallery)
    await takeGallery(camera, taken.gallery)
    await moveFiles(taken.docs, DOCS)
    await emptyFolder(GALLERY)
    await moveFiles(taken.gallery, GALLERY)
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

/** Takes the README's pictures: the first screens of a raid, and its sheet of paper. */
async function takeForDocs(camera: Camera, folder: string): Promise<void> {
  for (const look of FIRST_SCREENS) {
    const picture = await camera.firstScreen(RAID, look)
    await writeFile(join(folder, `${look.screen}-${look.scheme}.webp`), await encodeWebp(picture))
  }
  const { sheet } = await camera.print(RAID)
  await writeFile(join(folder, 'print.webp'), await encodeWebp(sheet))
}
