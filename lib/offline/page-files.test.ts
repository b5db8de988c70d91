import { legacyScriptsOfPage, scriptsOfPage, stylesOfPage } from './page-files'

const HTML = `<!DOCTYPE html><html><head>
<link rel="stylesheet" href="/sub/_next/static/chunks/a.css" data-precedence="next"/>
<link rel="preload" as="script" fetchPriority="low" href="/sub/_next/static/chunks/main.js"/>
<link rel="canonical" href="http://localhost/"/>
<script src="/sub/_next/static/chunks/main.js" async=""></script>
<script src="/sub/_next/static/chunks/old.js" noModule=""></script>
<script>try{}catch{}</script>
</head><body><script src="/sub/_next/static/chunks/main.js" id="_R_" async=""></script></body></html>`

it('knows the scripts of a page, each once, without those for browsers of old', () => {
  expect(scriptsOfPage(HTML)).toEqual(['/sub/_next/static/chunks/main.js'])
})

it('knows the scripts for browsers of old', () => {
  expect(legacyScriptsOfPage(HTML)).toEqual(['/sub/_next/static/chunks/old.js'])
})

it('knows the style sheets, and no other link', () => {
  expect(stylesOfPage(HTML)).toEqual(['/sub/_next/static/chunks/a.css'])
})

it('finds nothing in what is no page', () => {
  expect([scriptsOfPage(''), legacyScriptsOfPage('{}'), stylesOfPage('Not found')]).toEqual([[], [], []])
})
