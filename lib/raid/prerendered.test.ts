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

  test('of some bosses are their raids and all that lists raids', () => {
    const some = prerenderedSegments('Garchomp,Indeedee (Male)').map(pathOfSegments)
    const lists = paths.filter((path) => path.split('/').length < 5)
    const named = paths.filter((path) => /\/(?:Garchomp|Indeedee%20\(Male\))(?:\/|$)/.test(path))
    expect(named.length).toBeGreaterThan(2 * 19)
    expect(some.toSorted()).toEqual([...lists, ...named].toSorted())
  })

  test('of a boss that there is not are refused by its name', () => {
    expect(() => prerenderedSegments('Garchomp,Garchom')).toThrow(
      'NEXT_PUBLIC_ONLY_BOSSES: "Garchom" is no boss',
    )
  })
})
