import type { Locator, Page } from '@playwright/test'

/** Opens the visitor's box and adds sets from a file: its section, once they are there. */
export async function addToBox(page: Page, sets: readonly string[]): Promise<Locator> {
  const section = page.getByRole('region', { name: 'Your box' })
  await section.locator('summary').click()
  await section.getByLabel('Open a file').setInputFiles({
    name: 'box.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(sets.join('\n')),
  })
  await section
    .getByRole('status')
    .filter({ hasText: `Added ${sets.length} Pokémon.` })
    .waitFor()
  return section
}
