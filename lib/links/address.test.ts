const PAGE = '/tera-raid-info/6/Paldea/Garchomp/Fairy'

afterEach(() => jest.restoreAllMocks())

describe.each(['', '/sub'])('of a site below %j', (base) => {
  async function open(href: string) {
    jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: base })
    jest.resetModules()
    const { hrefOf, linkedPath, rootFor, settledAddress } = await import('./address')
    const address = new URL(`https://site.example${base}${href}`)
    const settled = settledAddress(address)
    const linked = linkedPath(address)
    return { meant: linked, settled: settled && hrefOf(settled), root: rootFor(linked) }
  }

  test.each([
    '/?/6/Paldea/Garchomp/Fairy',
    '/?/tera-raid-info/6/Paldea/Garchomp/Fairy',
    '/tera-raid-info/?/6/Paldea/Garchomp/Fairy',
    '/tera-raid-info?/6/Paldea/Garchomp/Fairy',
    '/#/6/Paldea/Garchomp/Fairy',
    '/#!/6/Paldea/Garchomp/Fairy',
    '/#/tera-raid-info/6/Paldea/Garchomp/Fairy',
    '/tera-raid-info/#/6/Paldea/Garchomp/Fairy',
    '/TERA-RAID-INFO/#/6/paldea/garchomp/fairy',
    '/#6/Paldea/Garchomp/Fairy',
    '/?6/Paldea/Garchomp/Fairy',
    '/#!6/Paldea/Garchomp/Fairy',
    '/#//6/Paldea/Garchomp/Fairy',
    '/#tera-raid-info/6/Paldea/Garchomp/Fairy',
    '/tera-raid-info/#6/Paldea/Garchomp/Fairy',
    '/6/Paldea/Garchomp/Fairy',
    '/6/Paldea//Garchomp//Fairy/',
    '//6/Paldea/Garchomp/Fairy',
    '/tera-raid-info//6/Paldea//Garchomp//Fairy/',
    '/#/6/Paldea//Garchomp//Fairy',
    '/TERA-RAID-INFO/6/Paldea/Garchomp/Fairy',
    '/tera-raid-info/6/paldea/garchomp/fairy/',
    '/tera-raid-info/6/Paldea/%2547archomp/Fairy',
    '/tera-raid-info/%36/Paldea/Garchomp/Fairy/anything',
    PAGE,
  ])('%s becomes the page of the raid', async (href) => {
    expect((await open(href)).settled).toBe(`${base}${PAGE}/`)
  })

  test.each([
    ['/#5/Paldea/tauros-paldea-blaze', '/tera-raid-info/5/Paldea/Tauros%20(Fire)/'],
    ['/?/5/Paldea/Tauros_(Fire)', '/tera-raid-info/5/Paldea/Tauros%20(Fire)/'],
    ['/6/Blueberry/Slowking', '/tera-raid-info/6/Terarium/Slowking/'],
    ['/6', '/tera-raid-info/6/'],
    ['/?/5/Paldea/Indeedee+(Male)', '/tera-raid-info/5/Paldea/Indeedee%20(Male)/'],
    ['/tera-raid-info/5/Paldea/Indeedee%20%28Male%29/', '/tera-raid-info/5/Paldea/Indeedee%20(Male)/'],
    ['/tera-raid-info//Paldea//', '/tera-raid-info/'],
    ['/TERA-RAID-INFO/', '/tera-raid-info/'],
    ['/?/tera-raid-info/&/6/Paldea/Garchomp', '/tera-raid-info/'],
    ['/?/tera-raid-info/#/6/Paldea/Garchomp', '/tera-raid-info/'],
    ['/tera-raid-info//?/6/Paldea/Garchomp', '/tera-raid-info/'],
    ['/TERA-RAID-INFO/?utm_source=chat#moves', '/tera-raid-info/?utm_source=chat#moves'],
  ])('%s becomes %s', async (href, canonical) => {
    expect((await open(href)).settled).toBe(`${base}${canonical}`)
  })

  test.each([
    ['/tera-raid-info/6/paldea/garchomp/?utm_source=chat#moves', '?utm_source=chat#moves'],
    ['/?/6/Paldea/Garchomp&utm_source=chat#moves', '?utm_source=chat#moves'],
    ['/?utm_source=chat#/6/Paldea/Garchomp', '?utm_source=chat'],
  ])('%s keeps its query and fragment', async (href, rest) => {
    expect((await open(href)).settled).toBe(`${base}/tera-raid-info/6/Paldea/Garchomp/${rest}`)
  })

  test.each([
    '/',
    '/?q=garchomp',
    '/#content',
    '/#6moves',
    '/?/',
    '/#/',
    '/tera-raid-info/',
    '/tera-raid-info/6/',
    `${PAGE}/`,
    `${PAGE}/?utm_source=chat#moves`,
    `${PAGE}/#/5/Paldea/Garchomp`,
    `${PAGE}/?/5/Paldea/Garchomp`,
  ])('%s stays as it is', async (href) => {
    expect((await open(href)).settled).toBeUndefined()
  })

  test.each([
    '/tera-raid-info/7/Paldea/Garchomp/Fairy',
    '/tera-raid-info/6/Paldea/Garchmop',
    '/?/6/Kitakami/Garchomp',
    '/about',
  ])('%s stays, so that a reload shows the same notice', async (href) => {
    expect((await open(href)).settled).toBeUndefined()
  })

  test.each([
    ['/mewtwo', '/?q=mewtwo'],
    ['/Mewtwo/', '/?q=Mewtwo'],
    ['/garchomp/fairy', '/?q=garchomp+fairy'],
    ['/alolan-ninetales', '/?q=alolan-ninetales'],
    ['/Indeedee%20(Female)', '/?q=Indeedee+%28Female%29'],
    ['/about', '/'],
    ['/%E0%A4', '/'],
  ])('%s is not a page, and leads to %s', async (href, root) => {
    expect((await open(href)).root).toBe(`${base}${root}`)
  })

  test('a misunderstood link in an old format means a deep link', async () => {
    expect((await open('/?/6/Paldea/Garchmop')).meant).toBe('/tera-raid-info/6/Paldea/Garchmop')
  })
})
