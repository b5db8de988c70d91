import {
  inlineStylesOfPage,
  isOwnPage,
  legacyScriptsOfPage,
  revisionOf,
  scriptsOfPage,
  stylesOfPage,
} from './page-files'

const HTML = `<!DOCTYPE html><html><head>
<link rel="stylesheet" href="/sub/_next/static/chunks/a.css" data-precedence="next"/>
<link disabled="" rel="stylesheet" href="/sub/_next/static/chunks/inline.css" data-precedence="next"/>
<link rel="preload" as="script" fetchPriority="low" href="/sub/_next/static/chunks/main.js"/>
<link rel="canonical" href="http://localhost/"/>
<script src="/sub/_next/static/chunks/main.js" async=""></script>
<script src="/sub/_next/static/chunks/old.js" noModule=""></script>
<script>try{}catch{}</script>
</head><body><script src="/sub/_next/static/chunks/main.js" id="_R_" async=""></script></body></html>`

it('finds the distinct scripts of a page, without scripts for old browsers', () => {
  expect(scriptsOfPage(HTML)).toEqual(['/sub/_next/static/chunks/main.js'])
})

it('finds the scripts for old browsers', () => {
  expect(legacyScriptsOfPage(HTML)).toEqual(['/sub/_next/static/chunks/old.js'])
})

it('finds the style sheets, and no other link', () => {
  expect(stylesOfPage(HTML)).toEqual(['/sub/_next/static/chunks/a.css'])
})

it('distinguishes inline style sheets from loaded style sheets', () => {
  expect(inlineStylesOfPage(HTML)).toEqual(['/sub/_next/static/chunks/inline.css'])
})

it('finds nothing in other texts', () => {
  expect([scriptsOfPage(''), legacyScriptsOfPage('{}'), stylesOfPage('Not found')]).toEqual([[], [], []])
})

const page = (...scripts: string[]) =>
  scripts.map((script) => `<script src="${script}" async=""></script>`).join('')

const hasFile = (address: string) =>
  ['/_next/static/main-1a.js', '/_next/static/raid-2b.js'].includes(address)

it('is true if the release has all files that the page loads', () => {
  expect(isOwnPage(page('/_next/static/main-1a.js', '/_next/static/raid-2b.js'), hasFile)).toBe(true)
})

it('is false if the page loads a single script of another release', () => {
  expect(isOwnPage(page('/_next/static/main-1a.js', '/_next/static/raid-9z.js'), hasFile)).toBe(false)
})

it('is false if the page loads a style sheet of another release', () => {
  const styled = `<link rel="stylesheet" href="/_next/static/9z.css"/>${page('/_next/static/main-1a.js')}`
  expect(isOwnPage(styled, hasFile)).toBe(false)
})

it('is false if the page loads no file of the site: a captive portal, an error page of the host', () => {
  expect(isOwnPage('<h1>Accept the terms to go online</h1>', hasFile)).toBe(false)
})

it('is true whatever scripts the host adds', () => {
  const withHostScripts = page('https://static.example.com/beacon.js', '/cdn-cgi/scripts/decode.js')
  expect(isOwnPage(page('/_next/static/main-1a.js') + withHostScripts, hasFile)).toBe(true)
})

const bytes = (text: string) => new TextEncoder().encode(text)

test('a revision is the beginning of the SHA-256 hash of the content', async () => {
  // https://csrc.nist.gov/csrc/media/projects/cryptographic-standards-and-guidelines/documents/examples/sha256.pdf
  expect(await revisionOf(bytes('abc'))).toBe('ba7816bf8f01cfea')
})

test('a changed file has another revision', async () => {
  expect(await revisionOf(bytes('abc '))).not.toBe(await revisionOf(bytes('abc')))
})
