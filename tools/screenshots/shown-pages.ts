import type { Page } from '@playwright/test'
import { pathOf } from '@/lib/links/deep-link'
import type { Selection } from '@/lib/raid/selection'

/** A page of the site to take pictures of. */
export interface ShownPage {
  /** What its files are called. */
  readonly name: string
  /** Its path below the site's address. */
  readonly path: string
  /** What a visitor does there before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>
}

const GARCHOMP: Selection = { tier: '6', region: 'Paldea', boss: 'Garchomp' }

/** The raid of the README's pictures. */
export const FAIRY_GARCHOMP: ShownPage = raidPage({ ...GARCHOMP, teraType: 'Fairy' })

/** Raids whose best Pokémon and advice differ much, of each tier: two of them by event. */
export const SHOWN_RAIDS: readonly ShownPage[] = [
  FAIRY_GARCHOMP,
  raidPage({ tier: '6', region: 'Paldea', boss: 'Dondozo', teraType: 'Steel' }),
  raidPage({ tier: '6', region: 'Paldea', boss: 'Flareon', teraType: 'Ground' }),
  raidPage({ tier: '6', region: 'Kitakami', boss: 'Ninetales', teraType: 'Ice' }),
  raidPage({ tier: '6', region: 'Paldea', boss: 'Volcarona', teraType: 'Psychic' }),
  raidPage({ tier: '6', region: 'Kitakami', boss: 'Chandelure', teraType: 'Normal' }),
  raidPage({ tier: '6', region: 'Paldea', boss: 'Blissey', teraType: 'Normal' }),
  raidPage({ tier: '5', region: 'Paldea', boss: 'Dondozo', teraType: 'Water' }),
  raidPage({ tier: '7', region: 'Event', boss: 'Charizard', teraType: 'Dragon' }),
  raidPage({ tier: '7', region: 'Event', boss: 'Mewtwo', teraType: 'Psychic' }),
]

/** The pages of the gallery: the raids, how one finds them, what opens in them, and what answers for a link that is wrong. */
export const SHOWN_PAGES: readonly ShownPage[] = [
  ...SHOWN_RAIDS,
  { name: 'Without a Tera type', path: pathOf(GARCHOMP) },
  {
    name: 'The longest name',
    path: pathOf({ tier: '6', region: 'Kitakami', boss: 'Sinistcha (Masterpiece)' }),
  },
  { name: 'Builds opened', path: FAIRY_GARCHOMP.path, act: openBuilds },
  { name: 'Your box', path: FAIRY_GARCHOMP.path, act: openBox },
  { name: 'Root', path: '/' },
  { name: 'A search', path: '/?q=belly+drum' },
  { name: 'Region', path: pathOf({ tier: '6', region: 'Kitakami' }) },
  { name: 'Events', path: pathOf({ tier: '7', region: 'Event' }) },
  { name: 'Find a boss', path: FAIRY_GARCHOMP.path, act: findBoss },
  { name: 'Its Tera type', path: FAIRY_GARCHOMP.path, act: askTeraType },
  { name: 'A misread link', path: '/tera-raid-info/6/kitakami/missingno' },
  { name: 'Page not found', path: '/nowhere/' },
]

function raidPage(raid: Selection): ShownPage {
  return { name: `${raid.tier}★ ${raid.boss} ${raid.teraType}`, path: pathOf(raid) }
}

async function openBuilds(page: Page): Promise<void> {
  const builds = page.getByRole('region', { name: 'What to bring' }).getByRole('article')
  for (const build of (await builds.all()).slice(0, 2)) await build.getByRole('heading').click()
}

async function openBox(page: Page): Promise<void> {
  const box = page.getByRole('region', { name: 'Your box' })
  await box.getByText('Which of yours wins this raid?').click()
  await box.getByRole('textbox').waitFor()
}

async function findBoss(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Find a boss' }).click()
  await page.getByRole('combobox', { name: 'Find a boss' }).fill('galarian')
  await page.getByRole('dialog').getByRole('option').first().waitFor()
}

async function askTeraType(page: Page): Promise<void> {
  await findBoss(page)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('option').first().waitFor()
}
