import type { Locator, Page } from '@playwright/test'

/** The one screen of the product, by the roles and names that a person finds things by. */
export class RaidScreen {
  readonly tier: Locator
  readonly region: Locator
  readonly creature: Locator
  readonly teraType: Locator
  readonly share: Locator
  /** The button that goes through the colour schemes; its name says to which. */
  readonly scheme: Locator
  readonly boss: Locator
  readonly notice: Locator
  /** What screen readers are told of a raid that was chosen. */
  readonly announcement: Locator
  /** What is said of a link that was not understood. */
  readonly linkNotice: Locator
  /** The search box of the finder, and the raids that it found. */
  readonly search: Locator
  readonly found: Locator

  constructor(readonly page: Page) {
    this.tier = page.getByRole('combobox', { name: 'Raid tier' })
    this.region = page.getByRole('combobox', { name: 'Region' })
    this.creature = page.getByRole('combobox', { name: 'Creature list' })
    this.teraType = page.getByRole('combobox', { name: 'Tera type list' })
    this.search = page.getByRole('searchbox', { name: 'Boss' })
    this.found = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
    this.share = page.getByRole('button', { name: /Share Raid|Copied to Clipboard/ })
    this.scheme = page.getByRole('button', { name: /^(Use (dark|light) mode|Match device)$/ })
    this.boss = page.getByRole('main').getByRole('heading', { level: 2 })
    this.announcement = page.getByRole('banner').locator('+ [role=status]')
    this.linkNotice = page.getByRole('region', { name: 'About this link' })
    this.notice = page.getByRole('status').filter({ hasText: 'Live data unavailable. Showing saved data' })
  }

  /** Chooses a boss by keyboard: what moves then is the visitor's doing, as browsers count layout shifts. */
  async typeBoss(name: string) {
    await this.creature.focus()
    await this.page.keyboard.type(name)
  }

  /** A section of the content by its heading. */
  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  /** The names of the moves, in the order shown. */
  get moves(): Locator {
    return this.section('Moves').getByRole('rowheader')
  }
}
