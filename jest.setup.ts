import '@testing-library/jest-dom'

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

// Nor has it a layout: nothing ever comes into view.
if (typeof window !== 'undefined') {
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
}
