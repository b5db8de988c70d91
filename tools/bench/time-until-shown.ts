import type { Locator, Page } from '@playwright/test'

declare global {
  interface Window {
    /** When the awaited element was on screen, in milliseconds after the request for the page; infinity if never. */
    shownAt: Promise<number>
  }
}

export interface Awaited {
  readonly selector: string
  readonly texts: readonly string[]
}

export async function timeToOpen(page: Page, address: string, awaited: Awaited): Promise<number> {
  await page.addInitScript(watch, awaited)
  await page.goto(address, { waitUntil: 'commit' })
  return page.evaluate(() => window.shownAt)
}

export async function timeToChoose(select: Locator, option: string, awaited: Awaited): Promise<number> {
  await select.page().evaluate(watch, awaited)
  // Not `selectOption`: the measurement would include its own work in the page.
  return select.evaluate(async (element: HTMLSelectElement, value) => {
    const chosenAt = performance.now()
    element.value = value
    element.dispatchEvent(new Event('change', { bubbles: true }))
    return (await window.shownAt) - chosenAt
  }, option)
}

// Runs in the page. Checks before each frame; a timer set there fires when that frame is painted.
function watch({ selector, texts }: Awaited) {
  const GIVE_UP_AFTER_MS = 20_000
  const startedAt = performance.now()
  window.shownAt = new Promise((resolve) => {
    const look = () => {
      const element = document.querySelector(selector)
      const isComplete = element && texts.every((text) => element.textContent.includes(text))
      if (isComplete && element.checkVisibility()) setTimeout(() => resolve(performance.now()))
      else if (performance.now() - startedAt > GIVE_UP_AFTER_MS) resolve(Number.POSITIVE_INFINITY)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
