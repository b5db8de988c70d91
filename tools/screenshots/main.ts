import { mkdir } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { startSite } from '@/servers/site/start-site'
import { findBrowser } from '@/testing/browser/find-browser'
import { LAUNCH_FLAGS } from '@/testing/browser/launch-flags'
import { thisMachine } from '@/testing/browser/machine'
import { DEFAULT_EXPORT, exportWhenOutdated } from '@/tools/export/export-site'
import { runCommand } from '@/tools/process/command'

const DOCS = 'docs/screenshots'
const GALLERY = '.screenshots'

const SHOWN = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

const SCREENS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1440, height: 900 },
  desktop: { width: 1920, height: 1080 },
}
const SCHEMES = ['light', 'dark'] as const

/** A4 paper, in CSS pixels. */
const SHEET = { width: 794, height: 1123 }

/** The limit of WebP. */
const MAX_HEIGHT = 16_383

const SCREENSHOTS = {
  name: 'screenshots',
  about: `Takes the pictures in ${DOCS}. With paths, takes full pictures of these pages into ${GALLERY} instead.`,
  words: { are: 'path', least: 0, most: 50 },
  options: {
    url: {
      type: 'string',
      value: 'http://…',
      about: 'uses this running site instead of building the site',
    },
  },
  examples: ['/ /tera-raid-info/7/Event/Mewtwo/Psychic/'],
} as const

await runCommand(SCREENSHOTS, async ({ words: paths, values: { url } }) => {
  if (!url) await exportWhenOutdated()
  const site = url ? undefined : await startSite({ directory: DEFAULT_EXPORT, port: 0 })
  const browser = await chromium.launch({ executablePath: findBrowser(thisMachine), args: LAUNCH_FLAGS })
  const address = url ?? site?.url ?? ''
  try {
    if (paths.length === 0) await takeForDocs(browser, address)
    else for (const path of paths) await takeWhole(browser, address, path)
  } finally {
    await browser.close()
    await site?.close()
  }
})

async function takeForDocs(browser: Browser, site: string): Promise<void> {
  for (const screen of ['phone', 'laptop'] as const)
    for (const scheme of SCHEMES) {
      const page = await open(browser, site + SHOWN, screen, scheme)
      await write(await page.screenshot(), DOCS, `${screen}-${scheme}`)
      await page.close()
    }
  const page = await open(browser, site + SHOWN, 'tablet', 'light')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(SHEET)
  await write(await page.screenshot(), DOCS, 'print')
  await page.close()
}

async function takeWhole(browser: Browser, site: string, path: string): Promise<void> {
  for (const screen of ['phone', 'tablet', 'laptop', 'desktop'] as const)
    for (const scheme of SCHEMES) {
      const page = await open(browser, site + path, screen, scheme)
      // Twice, because the browser only estimates the height of parts that were never near the screen.
      await stretch(page)
      await stretch(page)
      const name = path.replaceAll('/', ' ').trim() || 'root'
      await write(await page.screenshot(), GALLERY, `${name} ${screen} ${scheme}`)
      await page.close()
    }
}

async function open(
  browser: Browser,
  address: string,
  screen: keyof typeof SCREENS,
  colorScheme: 'light' | 'dark',
): Promise<Page> {
  const page = await browser.newPage({ viewport: SCREENS[screen], colorScheme })
  await page.goto(address, { waitUntil: 'networkidle' })
  return page
}

async function stretch(page: Page): Promise<void> {
  const { width, height } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: document.documentElement.scrollHeight,
  }))
  await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT) })
  // Images load when they come near the screen. Images in closed details never load.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  )
}

async function write(picture: Buffer, folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const file = `${folder}/${name}.webp`
  await sharp(picture).webp({ quality: 60, effort: 6 }).toFile(file)
  console.log(file)
}
