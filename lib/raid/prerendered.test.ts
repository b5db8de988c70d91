import { pathOfSegments } from './deep-link'
import { prerenderedSegments } from './prerendered'

describe('the prerendered deep links', () => {
  const paths = prerenderedSegments().map(pathOfSegments)

  test('are 5,139 different ones, beside the root', () => {
    expect(new Set(paths).size).toBe(5139)
    expect(paths).toHaveLength(5139)
  })

  test.each([
    '/tera-raid-info',
    '/tera-raid-info/6',
    '/tera-raid-info/5/Kitakami',
    '/tera-raid-info/6/Paldea',
    '/tera-raid-info/5/Paldea/Indeedee%20(Female)',
    '/tera-raid-info/6/Terarium/Porygon-Z/Water',
  ])('have %s', (path) => {
    expect(paths).toContain(path)
  })
})
