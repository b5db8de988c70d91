import type { Locator } from '@playwright/test'
import { type Place, placesOf, tooClose } from '@/e2e/fixtures/distances'
import { expect, test } from '@/e2e/fixtures/test'

/** With and without the same boss in the other tier. */
const BETWEEN_LONG_NAMES = [
  '/tera-raid-info/5/Paldea/Tauros%20(Fire)/',
  '/tera-raid-info/5/Paldea/Tatsugiri%20(Droopy)/',
  '/tera-raid-info/6/Kitakami/Basculegion%20(Male)/',
  '/tera-raid-info/5/Paldea/Bombirdier/',
  '/tera-raid-info/5/Paldea/Braviary/',
  '/tera-raid-info/7/Event/Typhlosion/Ghost/',
]

/** An arrow isn't an element: it fills an end of its link. */
function partsOf(links: Locator): Promise<Place[]> {
  return links.evaluateAll((elements) =>
    elements.flatMap((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      const box = link.getBoundingClientRect()
      const text = range.getBoundingClientRect()
      const isFirst = link.getAttribute('rel') === 'prev'
      const brush = document.createElement('canvas').getContext('2d')
      if (!brush) throw new Error('no canvas')
      brush.font = getComputedStyle(link).font
      const { width } = brush.measureText('›')
      const placeNamed = (name: string, left: number, right: number) => ({
        ...{ name, left, right },
        ...{ top: text.top, bottom: text.bottom },
      })
      return [
        placeNamed(link.textContent ?? '', text.left, text.right),
        ...(link.hasAttribute('rel')
          ? [
              isFirst
                ? placeNamed('‹', box.left, box.left + width)
                : placeNamed('›', box.right - width, box.right),
            ]
          : []),
      ]
    }),
  )
}

test('on a phone, Share Raid, neighbor links and their arrows keep a distance', async ({
  page,
  raidScreen,
}) => {
  const links = page.getByRole('navigation', { name: 'Other raids' }).getByRole('link')
  for (const path of BETWEEN_LONG_NAMES) {
    await page.goto(path)
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 })
      const places = [...(await placesOf(raidScreen.share)), ...(await partsOf(links))]
      expect(places.filter(({ name }) => /^[‹›]$/.test(name))).toHaveLength(2)
      expect(tooClose(places, 4), `${path}, ${width} px wide`).toEqual([])
    }
  }
})
