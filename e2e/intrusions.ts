import type { Page } from '@playwright/test'
import { SERVICE_ADDRESS } from './addresses'

const MARK = 'a script of a link has run'

/**
 * Collects what no link may make a page do, from its next load on: throw, run a script of the link (one that sets
 * `window.hacked` or opens a dialog), open another page, or ask another origin than its own and the creature service's.
 */
export async function collectIntrusions(page: Page, origin: string): Promise<string[]> {
  const intrusions: string[] = []
  const known = [origin, new URL(SERVICE_ADDRESS).origin]
  page.on('pageerror', (error) => intrusions.push(error.message))
  page.on('dialog', (dialog) => {
    intrusions.push(`dialog ${dialog.message()}`)
    return dialog.dismiss()
  })
  page.on('popup', (popup) => intrusions.push(`popup ${popup.url()}`))
  page.on('request', (request) => {
    if (!known.includes(new URL(request.url()).origin)) intrusions.push(`request ${request.url()}`)
  })
  page.on('console', (message) => {
    if (message.text() === MARK) intrusions.push(MARK)
  })
  await page.addInitScript((mark) => {
    Object.defineProperty(window, 'hacked', { set: () => console.error(mark) })
  }, MARK)
  return intrusions
}
