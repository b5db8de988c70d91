import { findBrowser, SCREEN, WEBKIT_DRIVER } from '@/testing/browser/find-browser'
import { thisMachine } from '@/testing/browser/machine'

/** Finds what the tests in WebKitGTK need, or installs it, before workers ask for it side by side: one alone can install. */
export default function findWebKit(): void {
  findBrowser(thisMachine, WEBKIT_DRIVER)
  findBrowser(thisMachine, SCREEN)
}
