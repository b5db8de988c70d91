import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { typeColours } from '@/data/type-colours'
import { TYPE_NAMES } from '@/data/vocabulary'

const colours = new Map(
  [
    ...readFileSync(join(__dirname, 'type-colours.css'), 'utf8').matchAll(
      /data-type=["'](\w+)["']\] \{\s+--type: (#\w{6});/g,
    ),
  ].map(([, type, colour]) => [type, colour]),
)

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

test('the contrast of black and white is 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})

// The colour is the same in both schemes, and so is the white text on it.
test.each(TYPE_NAMES)('the colour of %s has 4.5:1 or more with the white text on it', (type) => {
  expect(contrast(colours.get(type) ?? '#ffffff', '#ffffff')).toBeGreaterThanOrEqual(4.5)
})

test('the pictures that are made for the site have the same colours', () => {
  expect(Object.fromEntries(colours)).toEqual(typeColours)
})
