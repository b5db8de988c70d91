import { findBrowser, SCREEN, WEBKIT_DRIVER } from '@/testing/browser/find-browser'
import { thisMachine } from '@/testing/browser/machine'

/** Finds or installs what the tests in WebKitGTK need, before several workers would install it in parallel. */
export default function findWebKit(): void {
  findBrowser(thisMachine, WEBKIT_DRIVER)
  findBrowser(thisMachine, SCREEN)
}
