import { galleryPage, SHOWN_PAGES, SHOWN_RAIDS } from './take-gallery'

test('has a row for each page, with its pictures', () => {
  const html = galleryPage([
    { of: 'Root', as: 'phone light', file: 'Root phone light.webp' },
    { of: 'Region', as: 'phone light', file: 'Region phone light.webp' },
    { of: 'Root', as: 'phone dark', file: 'Root phone dark.webp' },
  ])
  expect(html.match(/<h2>.+<\/h2>/g)).toEqual(['<h2>Root</h2>', '<h2>Region</h2>'])
  expect(html.match(/src="[^"]+"/g)).toEqual([
    'src="Root%20phone%20light.webp"',
    'src="Root%20phone%20dark.webp"',
    'src="Region%20phone%20light.webp"',
  ])
})

test('the gallery has eight raids, of both tiers and all regions, with and without a Tera type', () => {
  expect(SHOWN_RAIDS).toHaveLength(8)
  expect(new Set(SHOWN_PAGES.map(({ name }) => name)).size).toBe(SHOWN_PAGES.length)
  for (const part of ['/5/', '/6/', '/Paldea/', '/Kitakami/', '/Terarium/', 'Garchomp/Fairy', 'Masterpiece'])
    expect(SHOWN_RAIDS.some(({ path }) => path.includes(part))).toBe(true)
  expect(SHOWN_RAIDS.some(({ path }) => path.endsWith('/Garchomp'))).toBe(true)
})
