import type { Page } from '@playwright/test'

/** What a page says, in the order in which it does. */
export interface ScreenText {
  readonly title: string
  /** The text of each section, below its heading. What to bring, which is loaded later, counts with its head alone. */
  readonly sections: readonly (readonly [heading: string, text: string])[]
  /** What the content says besides: the head of the raid, and the ways from it. */
  readonly rest: string
  readonly images: readonly (string | null)[]
}

/**
 * Reads what the page shows now, or what the HTML of another page of the site has before any script runs.
 *
 * @param path the path of the other page
 */
export function readScreen(page: Page, path?: string): Promise<ScreenText> {
  return page.evaluate(async (other) => {
    const from = other
      ? new DOMParser().parseFromString(await (await fetch(other)).text(), 'text/html')
      : document
    const main = from.querySelector('main')?.cloneNode(true)
    if (!(main instanceof HTMLElement)) throw new Error(`${other ?? location.pathname} has no content`)
    // Parsed without scripts it has content, in a page that runs it has none.
    for (const unseen of main.querySelectorAll('noscript')) unseen.remove()
    const images = [...main.querySelectorAll('img')].map((image) => image.getAttribute('src'))
    const sections = [...main.querySelectorAll('section')].map((section) => {
      const heading = section.querySelector('h3')?.textContent ?? ''
      const shown = heading === 'What to bring' ? section.firstElementChild : section
      return [heading, shown?.textContent ?? ''] as const
    })
    for (const section of main.querySelectorAll('section')) section.remove()
    return { title: from.title, sections, rest: main.textContent ?? '', images }
  }, path)
}
