import '@testing-library/jest-dom'
import { failOnConsoleErrors } from '@/testing/console/expect-console-error'
import { failOnNamesWithoutText } from '@/testing/words/label-in-name'

failOnConsoleErrors()
failOnNamesWithoutText()

// jsdom has no media queries: as on a device in a light scheme, none matches.
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

// Nor has it a layout: nothing changes its size, and nothing is scrolled to.
if (typeof window !== 'undefined') {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Element.prototype.scrollIntoView = () => undefined
}

// Nor has it a network: no file of the site ever comes.
if (typeof window !== 'undefined') window.fetch = () => new Promise(() => undefined)

// Nor does it know the element of HTML for a search, of which React then warns.
if (typeof window !== 'undefined') {
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    get(this: HTMLElement) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
    },
  })
}
