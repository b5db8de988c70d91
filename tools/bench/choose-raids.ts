import type { Page } from '@playwright/test'

/** What is chosen in the four controls, by their labels. */
export type Choices = Readonly<Record<'Raid tier' | 'Region' | 'Creature list' | 'Tera type list', string>>

/**
 * Chooses raids on an open page, one control a frame, each raid as soon as the one before is painted.
 * Rejects when one does not appear.
 */
export async function chooseRaids(page: Page, raids: readonly Choices[]): Promise<void> {
  await page.evaluate(chooseInPage, raids)
}

// Runs in the page. Not by `selectOption`: what it does in the page would be measured too.
async function chooseInPage(raids: readonly Choices[]) {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const selects = [...document.querySelectorAll('select')]
  for (const choices of raids) {
    for (const [label, value] of Object.entries(choices)) {
      const select = selects.find(({ labels }) => labels[0]?.textContent?.startsWith(label))
      if (!select) throw new Error(`there is no control ${label}`)
      if (select.value === value) continue
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
      await painted()
    }
    const boss = document.querySelector('main h2')?.textContent
    if (boss !== choices['Creature list'])
      throw new Error(`${choices['Creature list']} is not shown, but ${boss}`)
  }
}
