import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** How long the longest task since `watchLongTasks` took, in milliseconds; 0 where none took 50 or more. */
    longestTask: number
  }
}

/** Begins to measure the tasks of an open page. Gives a function that tells how long the longest took, in milliseconds. */
export async function watchLongTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    window.longestTask = 0
    new PerformanceObserver((list) => {
      window.longestTask = Math.max(window.longestTask, ...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask' })
  })
  return () => page.evaluate(() => window.longestTask)
}
