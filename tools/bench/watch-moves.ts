import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** When all awaited moves were on screen, in milliseconds since the page was asked for; endless if they never were. */
    movesShownAt: Promise<number>
  }
}

/** Lets the page that is opened next tell when all these moves are on screen. */
export async function watchMovesOfNextPage(page: Page, moves: readonly string[]): Promise<void> {
  await page.addInitScript(watchMoves, moves)
}

/**
 * Chooses a boss on an open page.
 *
 * @returns how long it takes until all its moves are on screen, in milliseconds
 */
export async function timeToMovesOf(page: Page, boss: string, moves: readonly string[]): Promise<number> {
  await page.evaluate(watchMoves, moves)
  // Not by `selectOption`: what it does in the page after the choice would be measured too.
  return page.getByLabel('Creature list').evaluate(async (select: HTMLSelectElement, value) => {
    const chosenAt = performance.now()
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
    return (await window.movesShownAt) - chosenAt
  }, boss)
}

// Runs in the page. Looks before each frame; a timer set there fires when that frame is painted.
function watchMoves(moves: readonly string[]) {
  const GIVE_UP_AFTER_MS = 20_000
  const startedAt = performance.now()
  window.movesShownAt = new Promise((resolve) => {
    const look = () => {
      const headings = [...document.querySelectorAll('h1, h2, h3, h4')]
      const section = headings.find((heading) => heading.textContent?.trim() === 'Moves')?.closest('section')
      const text = section?.textContent ?? ''
      // The visibility comes last: asking for it costs a layout.
      const areShown = moves.every((move) => text.includes(move)) && section?.checkVisibility()
      if (areShown) setTimeout(() => resolve(performance.now()))
      else if (performance.now() - startedAt > GIVE_UP_AFTER_MS) resolve(Number.POSITIVE_INFINITY)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
