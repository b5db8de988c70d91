import type { Page } from '@playwright/test'

/** The layout shifts that the page reports from now on, seen on a phone, but for those that follow an input. */
export async function watchShifts(page: Page): Promise<string[]> {
  const shifts: string[] = []
  page.on('console', (message) => message.text().startsWith('layout shift') && shifts.push(message.text()))
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        const followsInput = 'hadRecentInput' in shift && shift.hadRecentInput
        if (!followsInput) console.info(`layout shift ${JSON.stringify(shift)}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  return shifts
}
