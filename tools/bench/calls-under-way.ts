import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { SERVICE_ADDRESS } from './subject'

const LOOKS_AGAIN_AFTER_MS = 30

/** Watches a page's calls of the creature service. Gives a function that waits until all of them are answered. */
export function watchCalls(page: Page): () => Promise<void> {
  let underWay = 0
  const count = (step: number) => (request: { url(): string }) => {
    if (request.url() === SERVICE_ADDRESS) underWay += step
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  return async () => {
    // At first for the calls to begin, which they do after the paint.
    do await pause(LOOKS_AGAIN_AFTER_MS)
    while (underWay > 0)
  }
}
