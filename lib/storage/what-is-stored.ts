interface Stored {
  readonly where: 'localStorage' | 'sessionStorage' | 'IndexedDB' | 'caches'
  readonly what: string
  /** First version of the exported file that includes it. */
  readonly exportedSince?: number
}

/**
 * Everything that the site stores in a browser. A test compares the table with SECURITY.md. Only the exported file and
 * tests load this table; other modules only import its types.
 */
export const WHAT_IS_STORED = {
  scheme: { where: 'localStorage', what: 'color scheme' },
  tier: { where: 'localStorage', what: 'tier chosen last' },
  company: { where: 'localStorage', what: 'with whom the visitor plays' },
  recent: { where: 'localStorage', what: 'raids opened last' },
  owned: { where: 'localStorage', what: 'Pokémon marked as owned', exportedSince: 1 },
  beaten: { where: 'localStorage', what: 'beaten raids with their days', exportedSince: 2 },
  worked: { where: 'localStorage', what: 'builds that worked or failed', exportedSince: 3 },
  boxed: { where: 'localStorage', what: 'species of the Pokémon in the box' },
  'box-levels': { where: 'localStorage', what: 'levels and IVs at which the box fights' },
  'best-of-box': { where: 'localStorage', what: 'best Pokémon of the box per raid' },
  friends: { where: 'localStorage', what: "the visitor's name, and friends' names and boxes" },
  countdowns: { where: 'localStorage', what: 'started countdowns, and whether they vibrate' },
  'open-countdown': { where: 'localStorage', what: 'the countdown that is open' },
  'service-notice-dismissed': { where: 'sessionStorage', what: 'that the notice on missing data was closed' },
  box: { where: 'IndexedDB', what: 'the box, with the text in its field' },
  precache: { where: 'caches', what: "the site's files and builds" },
  pages: { where: 'caches', what: 'last 60 pages' },
  images: { where: 'caches', what: 'last 700 pictures' },
  engine: { where: 'caches', what: 'the program that fights' },
} as const satisfies Readonly<Record<string, Stored>>

type Table = typeof WHAT_IS_STORED

type NameOf<T> = {
  [Name in keyof Table]: Table[Name] extends T ? Name : never
}[keyof Table]

export type StoredName = NameOf<{ where: 'localStorage' | 'sessionStorage' }>

export type ExportedName = NameOf<{ exportedSince: number }>

export type DatabaseName = NameOf<{ where: 'IndexedDB' }>

export type CacheName = NameOf<{ where: 'caches' }>
