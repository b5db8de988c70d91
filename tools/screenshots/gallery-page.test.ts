import { galleryPage } from './gallery-page'

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
