/** The budgets of what is measured here. Sizes have theirs in `size-limit.mjs`. */
export const BUDGETS = {
  files: { withoutImages: 6000, all: 20_000 },
  /** Milliseconds and bytes. */
  deepLink: { time: 760, bytes: 200e3 },
  /** Milliseconds. */
  choosing: { first: 200, second: 150 },
  /** Milliseconds. */
  keystroke: 100,
  /** Milliseconds. */
  whatToBring: 600,
  /** Milliseconds. */
  box: 20_000,
  /** Bytes for one chosen boss, both ways. */
  service: 40e3,
  /** A share, and milliseconds. */
  soak: { heapGrowth: 0.2, longestTask: 200 },
  lighthouse: {
    /** Percent. */
    scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
    /** Multiples of the time of a bare Next page. */
    timesOfBarePage: {
      'total-blocking-time': 1,
      'largest-contentful-paint': 1.6,
      'first-contentful-paint': 1.25,
    },
  },
  /** A count, and seconds of one processor: 270 raids an hour on two. */
  battles: { perSecond: 4000, raid: 26.7 },
  /** Seconds. */
  freshClone: { installed: 25, served: 240 },
} as const
