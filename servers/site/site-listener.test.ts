import { isPublishedName, parseRequestPath } from './site-listener'

describe('parseRequestPath', () => {
  it.each([
    ['/', [], true],
    ['/tera-raid-info/', ['tera-raid-info'], true],
    ['/tera-raid-info/6/Paldea', ['tera-raid-info', '6', 'Paldea'], false],
    ['/Indeedee%20(Male)/', ['Indeedee (Male)'], true],
    ['/Indeedee%20%28Male%29/', ['Indeedee (Male)'], true],
    ['/Flab%C3%A9b%C3%A9', ['Flabébé'], false],
    ['/6?utm_source=a/b&q=%E0', ['6'], false],
    ['//Paldea//', ['', 'Paldea', ''], true],
    ['/a%2F..%2Fb', ['a/../b'], false],
  ])('reads %s', (target, names, isFolder) => {
    expect(parseRequestPath(target)).toEqual({ names, isFolder })
  })

  it.each(['/%', '/%00', '/%E0%A4', '/%zz/', '*', '', 'http://localhost/'])('refuses %j', (target) => {
    expect(parseRequestPath(target)).toBeUndefined()
  })
})

describe('isPublishedName', () => {
  it.each(['Garchomp', 'Indeedee (Male)', 'Mr. Mime', '404.html', '_next'])('%s can be one', (name) => {
    expect(isPublishedName(name)).toBe(true)
  })

  it.each(['', '.', '..', '.export-settings', '../package.json', '..\\package.json', 'a?b', 'a#b'])(
    '%j is refused',
    (name) => {
      expect(isPublishedName(name)).toBe(false)
    },
  )
})
