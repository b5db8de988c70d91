import type { Browser, Page, ViewportSize } from '@playwright/test'
import sharp from 'sharp'
import type { Act } from './acts'
import type { ShownPage } from './shown-pages'

/** How tall a picture in WebP can be, in pixels. The list of all raids is taller on a phone. */
const TALLEST = 16_383

/** How long a page may take, in milliseconds: a run takes hundreds of pictures, beside other programs. */
const PATIENCE = 120_000

/** How long a part of a page is waited for that an older site may lack, in milliseconds. */
const LACKED_AFTER = 10_000

/** A sheet of A4 in CSS pixels. */
const SHEET = { width: 794, height: 1123 } as const

/** Does on a page what a visitor does there. */
type Acting = (page: Page, act: Act) => Promise<void>

/** On a site that may be too old for it: a page that lacks a part stays as it is then. */
export const asFarAsItGoes: Acting = async (page, act) => {
  page.setDefaultTimeout(LACKED_AFTER)
  await act(page).catch(() => {})
  page.setDefaultTimeout(PATIENCE)
}

/** Takes pictures of the pages of one site. */
export class Camera {
  constructor(
    readonly browser: Browser,
    /** The site's address, without a slash at its end. */
    readonly site: string,
    /** How it is done what a visitor does on a page. */
    readonly acting: Acting = (page, act) => act(page),
  ) {}

  /** A page from top to bottom, or as far down as a picture reaches, as PNG. Of one that is covered, what covers it. */
  wholePage(shown: ShownPage, look: Look): Promise<Buffer> {
    return this.#open(shown, look, async (page) => {
      // It is as tall as the screen, whatever lies below it.
      if ((await page.locator(':modal').count()) > 0) return page.screenshot()
      // Twice, since what was not near the screen was only estimated (`content-visibility`), and not drawn.
      await stretch(page, SCREENS[look.screen])
      await stretch(page, SCREENS[look.screen])
      await page.waitForFunction(hasItsPictures)
      return page.screenshot()
    })
  }

  /** What of a page a visitor sees first, as PNG. */
  firstScreen(shown: ShownPage, look: Look): Promise<Buffer> {
    return this.#open(shown, look, (page) => page.screenshot())
  }

  /** A page as it is printed: as PDF, and its first sheet without margins as PNG. */
  print(shown: ShownPage): Promise<{ readonly pdf: Buffer; readonly sheet: Buffer }> {
    return this.#open(shown, { screen: 'tablet', scheme: 'light' }, async (page) => {
      const pdf = await page.pdf({
        format: 'A4',
        margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' },
      })
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize(SHEET)
      return { pdf, sheet: await page.screenshot() }
    })
  }

  async #open<Picture>(
    { path, act }: ShownPage,
    { screen, scheme }: Look,
    take: (page: Page) => Promise<Picture>,
  ): Promise<Picture> {
    const page = await this.browser.newPage({ viewport: SCREENS[screen], colorScheme: scheme })
    page.setDefaultTimeout(PATIENCE)
    try {
      await page.goto(this.site + path, { waitUntil: 'networkidle' })
      // Pictures further down load when they come near.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => window.scrollTo(0, 0))
      if (act) await this.acting(page, act)
      return await take(page)
    } finally {
      await page.close()
    }
  }
}

/** Makes the screen as tall as the page, which is at least as tall as the screen was. */
async function stretch(page: Page, { width, height }: ViewportSize): Promise<void> {
  await page.setViewportSize({ width, height })
  const tall = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(tall, TALLEST) })
}

/** Whether all pictures on the screen have come. Runs in the page. */
function hasItsPictures(): boolean {
  return [...document.images].every((image) => {
    const { top, left } = image.getBoundingClientRect()
    const isSeen = image.checkVisibility() && top < window.innerHeight && left < window.innerWidth
    return image.complete || !isSeen
  })
}

/** A small copy of a picture: a repository keeps every version of it for ever. */
export function encodeWebp(picture: Buffer): Promise<Buffer> {
  return sharp(picture).webp({ quality: 60, effort: 6 }).toBuffer()
}

/** The screens on which a page is looked at, in CSS pixels. */
const SCREENS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1440, height: 900 },
  desktop: { width: 1920, height: 1080 },
} as const

/** One of the screens, by its name. */
type ScreenName = keyof typeof SCREENS

/** A screen in a colour scheme. */
export interface Look {
  readonly screen: ScreenName
  readonly scheme: 'light' | 'dark'
}

/** Each screen in each colour scheme. */
export const LOOKS: readonly Look[] = (['phone', 'tablet', 'laptop', 'desktop'] as const).flatMap((screen) =>
  (['light', 'dark'] as const).map((scheme) => ({ screen, scheme })),
)
