import type { Region, Tier } from '@/data/vocabulary'
import { pathOf } from '@/lib/raid/deep-link'
import { offeredBosses, type Selection } from '@/lib/raid/selection'

/** A page of the site to take pictures of. */
export interface ShownPage {
  /** What its files are called. */
  readonly name: string
  /** Its path below the site's address. */
  readonly path: string
}

const RAIDS: readonly Selection[] = [
  { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' },
  { tier: '6', region: 'Paldea', boss: 'Garchomp' },
  { tier: '5', region: 'Paldea', boss: 'Ditto', teraType: 'Ghost' },
  { tier: '5', region: 'Kitakami', boss: longestName('5', 'Kitakami'), teraType: 'Fighting' },
  { tier: '6', region: 'Kitakami', boss: longestName('6', 'Kitakami'), teraType: 'Fighting' },
  { tier: '6', region: 'Paldea', boss: longestName('6', 'Paldea') },
  { tier: '6', region: 'Terarium', boss: longestName('6', 'Terarium'), teraType: 'Dragon' },
  { tier: '5', region: 'Terarium', boss: longestName('5', 'Terarium'), teraType: 'Ice' },
]

/** Eight raids, the longest names among them, with and without a Tera type, of both tiers and all regions. */
export const SHOWN_RAIDS: readonly ShownPage[] = RAIDS.map((raid) => ({
  name: [`${raid.tier}★`, raid.boss, raid.teraType].filter(Boolean).join(' '),
  path: pathOf(raid),
}))

/** The pages of the gallery: the raids, the root, a region, and what answers for a page that does not exist. */
export const SHOWN_PAGES: readonly ShownPage[] = [
  ...SHOWN_RAIDS,
  { name: 'Root', path: '/' },
  { name: 'Region', path: pathOf({ tier: '6', region: 'Kitakami' }) },
  { name: 'Page not found', path: '/nowhere/' },
]

function longestName(tier: Tier, region: Region): string | undefined {
  return offeredBosses({ tier, region }).toSorted((one, other) => other.length - one.length)[0]
}
