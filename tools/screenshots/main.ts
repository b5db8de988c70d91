import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startSite } from '@/servers/site/start-site'
import { findBrowser } from '@/testing/browser/find-browser'
import { LAUNCH_FLAGS } from '@/testing/browser/launch-flags'
import { thisMachine } from '@/testing/browser/machine'
import { DEFAULT_EXPORT, exportWhenOutdated } from '@/tools/export/export-site'
import { runCommand } from '@/tools/process/command'
import { asFarAsItGoes, Camera, encodeWebp, LOOKS } from './camera'
import { emptyFolder, moveFiles } from './folders'
import { FAIRY_GARCHOMP } from './shown-pages'
import { type ShownState, takeGallery } from './take-gallery'

const GALLERY = '.screenshots'
const DOCS = 'docs/screenshots'

/** Where pictures lie until all are taken: a run that was stopped changes nothing that is kept. */
const TAKEN = '.e2e/screenshots'

const FIRST_SCREENS = LOOKS.filter(({ screen }) => screen === 'phone' || screen === 'laptop')

const SCREENSHOTS = {
  name: 'screenshots',
  about: `Takes the pictures of ${DOCS}, and a gallery in ${GALLERY}. Builds the site first where needed.`,
  options: {
    url: { type: 'string', value: 'http://…', about: 'takes them of this running site' },
    before: {
      type: 'string',
      value: 'FOLDER',
      about:
        'an export of an older commit, whose pictures the gallery shows beside the new ones; what it lacks is left out',
    },
  },
} as const

await runCommand(SCREENSHOTS, async ({ values: { url, before } }) => {
  const site = url ? { url, close: async () => {} } : await exported()
  const older = before && (await startSite({ directory: before, port: 0 }))
  const browser = await chromium.launch({ executablePath: findBrowser(thisMachine), args: LAUNCH_FLAGS })
  try {
    const camera = new Camera(browser, site.url)
    const states: ShownState[] = [{ camera }]
    if (older) states.unshift({ name: 'before', camera: new Camera(browser, older.url, asFarAsItGoes) })
    const taken = { docs: join(TAKEN, 'docs'), gallery: join(TAKEN, 'gallery') }
    await emptyFolder(taken.docs)
    await takeForDocs(camera, taken.docs)
    await emptyFolder(taken.gallery)
    await takeGallery(states, taken.gallery)
    await moveFiles(taken.docs, DOCS)
    await emptyFolder(GALLERY)
    await moveFiles(taken.gallery, GALLERY)
    console.log(`${DOCS} and ${GALLERY}/index.html`)
  } finally {
    await browser.close()
    await site.close()
    if (older) await older.close()
  }
})

async function exported() {
  await exportWhenOutdated()
  return startSite({ directory: DEFAULT_EXPORT, port: 0 })
}

/** Takes the README's pictures: the first screens of a raid, and its sheet of paper. */
async function takeForDocs(camera: Camera, folder: string): Promise<void> {
  for (const look of FIRST_SCREENS) {
    const picture = await camera.firstScreen(FAIRY_GARCHOMP, look)
    await writeFile(join(folder, `${look.screen}-${look.scheme}.webp`), await encodeWebp(picture))
  }
  const { sheet } = await camera.print(FAIRY_GARCHOMP)
  await writeFile(join(folder, 'print.webp'), await encodeWebp(sheet))
}
