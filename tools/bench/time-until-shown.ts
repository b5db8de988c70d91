import type { Locator, Page } from '@playwright/test'

declare global {
  interface Window {
    /** When what is awaited was on screen, in milliseconds since the page was asked for; endless if it never was. */
    shownAt: Promise<number>
  }
}

/** An element that is awaited on screen. */
export interface Awaited {
  readonly selector: string
  /** Texts that it has. */
  readonly texts: readonly string[]
}

/** The milliseconds from opening a page until an element is on screen. */
export async function timeToOpen(page: Page, address: string, awaited: Awaited): Promise<number> {
  await page.addInitScript(watch, awaited)
  await page.goto(address, { waitUntil: 'commit' })
  return page.evaluate(() => window.shownAt)
}

/** The milliseconds from choosing an option until an element is on screen. */
export async function timeToChoose(select: Locator, option: string, awaited: Awaited): Promise<number> {
  await select.page().evaluate(watch, awaited)
  // Not by `selectOption`: its own work in the page would be measured too.
  return select.evaluate(async (element: HTMLSelectElement, value) => {
    const chosenAt = performance.now()
    element.value = value
    element.dispatchEvent(new Event('change', { bubbles: true }))
    return (await window.shownAt) - chosenAt
  }, option)
}

// Runs in the page. Looks before each frame; a timer set there fires when that frame is painted.
function watch({ selector, texts }: Awaited) {
  const GIVE_UP_AFTER_MS = 20_000
  const startedAt = performance.now()
  window.shownAt = new Promise((resolve) => {
    const look = () => {
      const element = document.querySelector(selector)
      const isComplete = element && texts.every((text) => element.textContent.includes(text))
      // The visibility comes last: asking for it costs a layout.
      if (isComplete && element.checkVisibility()) setTimeout(() => resolve(performance.now()))
      else if (performance.now() - startedAt > GIVE_UP_AFTER_MS) resolve(Number.POSITIVE_INFINITY)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
