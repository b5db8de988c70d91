import '@testing-library/jest-dom'
import { failOnConsoleErrors } from '@/testing/console/expect-console-error'
import { failOnNamesWithoutText } from '@/testing/words/label-in-name'

failOnConsoleErrors()
failOnNamesWithoutText()

if (typeof window !== 'undefined') completeJsdom()

function completeJsdom() {
  // No media query matches, as on a device with a light scheme.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })

  // There is no layout, so nothing changes its size or scrolls.
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Element.prototype.scrollIntoView = () => undefined

  // There is no network, so files of the site never arrive.
  window.fetch = () => new Promise(() => undefined)

  // There are no other tabs, so nothing changes elsewhere.
  window.BroadcastChannel = class extends EventTarget {
    onmessage = null
    onmessageerror = null
    constructor(readonly name: string) {
      super()
    }
    postMessage() {}
    close() {}
  }

  // jsdom doesn't know the `search` element, so React warns.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    get(this: HTMLElement) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
    },
  })
}
