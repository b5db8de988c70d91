import { findBrowser, SCREEN, WEBKIT_DRIVER } from '@/testing/browser/find-browser'
import { thisMachine } from '@/testing/browser/machine'

/** Runs once, before several workers would install the browser in parallel. */
export default function findWebKit(): void {
  findBrowser(thisMachine, WEBKIT_DRIVER)
  findBrowser(thisMachine, SCREEN)
}
