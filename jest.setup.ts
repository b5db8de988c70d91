import '@testing-library/jest-dom'
import { failOnConsoleErrors } from '@/testing/console/expect-console-error'
import { failOnNamesWithoutText } from '@/testing/words/label-in-name'

failOnConsoleErrors()
failOnNamesWithoutText()

// jsdom has no media queries. None matches, as on a device with a light scheme.
if (typeof window !== 'undefined') {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}

// jsdom has no layout, so nothing changes its size or scrolls.
if (typeof window !== 'undefined') {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Element.prototype.scrollIntoView = () => undefined
}

// jsdom has no network, so files of the site never arrive.
if (typeof window !== 'undefined') window.fetch = () => new Promise(() => undefined)

// jsdom has no channels, so other tabs never change anything.
if (typeof window !== 'undefined') {
  window.BroadcastChannel = class extends EventTarget {
    onmessage = null
    onmessageerror = null
    constructor(readonly name: string) {
      super()
    }
    postMessage() {}
    close() {}
  }
}

// jsdom doesn't know the `search` element, so React warns.
if (typeof window !== 'undefined') {
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    get(this: HTMLElement) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
    },
  })
}
