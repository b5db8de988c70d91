import { expect, test } from '@/e2e/fixtures/test'

for (const name of ['Garchomp', 'Shiny Garchomp']) {
  test(`the image of ${name} is no larger than its display size`, async ({ page }) => {
    await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
    const image = page.getByRole('img', { name, exact: true })
    await expect(image).toHaveJSProperty('complete', true)
    await expect(image).not.toHaveJSProperty('naturalWidth', 0)
    const source = await image.evaluate((element: HTMLImageElement) => element.currentSrc)
    expect(source).toMatch(/445\.webp$/)
    expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeLessThanOrEqual(208)
  })
}
