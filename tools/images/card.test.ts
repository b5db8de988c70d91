import sharp from 'sharp'
import { rosters } from '@/data/rosters/rosters'
import { typeColors } from '@/data/types/type-colors'
import type { TypeName } from '@/data/vocabulary'
import { cardSvg, drawCard } from './card'
import { requiredImages } from './required-images'
import { SHOWN_PX as shownPx } from './stand-in'

test('has the colors of the species’ types', () => {
  const svg = cardSvg({ name: 'Kingambit', types: ['Dark', 'Steel'], shiny: false, shownPx })
  expect(svg).toContain(`fill="${typeColors.Dark}"`)
  expect(svg).toContain(`fill="${typeColors.Steel}"`)
})

test('has one color for a species with one type', () => {
  const svg = cardSvg({ name: 'Maushold', types: ['Normal'], shiny: false, shownPx })
  expect(svg.split(typeColors.Normal)).toHaveLength(3)
})

test('differs for other forms and for shiny Pokémon', () => {
  const cards = ['Tauros', 'Tauros (Fire)'].flatMap((name) =>
    [false, true].map((shiny) => cardSvg({ name, types: ['Fighting', 'Fire'], shiny, shownPx })),
  )
  expect(new Set(cards).size).toBe(4)
})

const images = requiredImages(rosters).map((image) => [image.file, image] as const)

test.each(images)('%s is outlines, without text that would need a font', (_, image) => {
  expect(cardSvg(image)).not.toMatch(/<text|font/)
})

test.each(images)('the letters of %s fit on the card', (_, image) => {
  const letters = [...cardSvg(image).matchAll(/ d="([^"]+)"/g)].at(-1)?.[1] ?? ''
  const numbers = letters.match(/[\d.-]+/g)?.map(Number) ?? []
  expect(numbers.length).toBeGreaterThan(0)
  expect(Math.min(...numbers)).toBeGreaterThan(0)
  expect(Math.max(...numbers)).toBeLessThan(shownPx)
})

test('shows the icon of each type from the sprite', () => {
  const svg = cardSvg({ name: 'Kingambit', types: ['Dark', 'Steel'], shiny: false, shownPx })
  expect(svg.match(/viewBox="0 (\d+) 16 16"/g)).toEqual(['viewBox="0 16 16 16"', 'viewBox="0 256 16 16"'])
})

test('a small card is a generic Pokémon in the color of its first type, without background', async () => {
  const small = (name: string, types: readonly TypeName[]) =>
    drawCard({ name, types, shiny: false, shownPx: 96 })
  const kingambit = await small('Kingambit', ['Dark', 'Steel'])
  expect(kingambit).toEqual(await small('Umbreon', ['Dark']))
  expect(kingambit).not.toEqual(await small('Maushold', ['Normal']))
  const { isOpaque, channels } = await sharp(kingambit).stats()
  expect(isOpaque).toBe(false)
  const { width, height } = await sharp(kingambit).metadata()
  expect([width, height]).toEqual([96, 96])
  expect(channels).toHaveLength(4)
})
