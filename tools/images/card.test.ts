/** @jest-environment node */
import { rosters } from '@/data/rosters/rosters'
import { typeColours } from '@/data/type-colours'
import { cardSvg } from './card'
import { wantedImages } from './wanted-images'

test('has the colours of the creature’s types', () => {
  const svg = cardSvg({ name: 'Kingambit', types: ['Dark', 'Steel'], shiny: false })
  expect(svg).toContain(`fill="${typeColours.Dark}"`)
  expect(svg).toContain(`fill="${typeColours.Steel}"`)
})

test('has one colour for a creature of one type', () => {
  const svg = cardSvg({ name: 'Maushold', types: ['Normal'], shiny: false })
  expect(svg.split(typeColours.Normal)).toHaveLength(3)
})

test('differs where form or shine does', () => {
  const cards = ['Tauros', 'Tauros (Fire)'].flatMap((name) =>
    [false, true].map((shiny) => cardSvg({ name, types: ['Fighting', 'Fire'], shiny })),
  )
  expect(new Set(cards).size).toBe(4)
})

test.each(wantedImages(rosters).map((image) => [image.file, image] as const))(
  '%s is outlines, without text that would need a font',
  (_, image) => {
    expect(cardSvg(image)).toMatch(
      /^<svg xmlns="[^"]+" viewBox="[^"]+">(<path fill="#\w{6}" d="[MLHVQCz\d. -]+"\/>){3}<\/svg>$/i,
    )
  },
)
