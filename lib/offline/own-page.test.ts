import { isOwnPage } from './own-page'

const page = (...scripts: string[]) =>
  scripts.map((script) => `<script src="${script}" async=""></script>`).join('')

const has = (address: string) => ['/_next/static/main-1a.js', '/_next/static/raid-2b.js'].includes(address)

it('is one when the release has all that the page loads', () => {
  expect(isOwnPage(page('/_next/static/main-1a.js', '/_next/static/raid-2b.js'), has)).toBe(true)
})

it('is none when the page loads a single script of another release', () => {
  expect(isOwnPage(page('/_next/static/main-1a.js', '/_next/static/raid-9z.js'), has)).toBe(false)
})

it('is none when the page loads a style sheet of another release', () => {
  const styled = `<link rel="stylesheet" href="/_next/static/9z.css"/>${page('/_next/static/main-1a.js')}`
  expect(isOwnPage(styled, has)).toBe(false)
})

it('is none when the page loads nothing of the site: a captive portal, an error page of the host', () => {
  expect(isOwnPage('<h1>Accept the terms to go online</h1>', has)).toBe(false)
})

it('is one whatever scripts the host adds', () => {
  const added = page('https://static.example.com/beacon.js', '/cdn-cgi/scripts/decode.js')
  expect(isOwnPage(page('/_next/static/main-1a.js') + added, has)).toBe(true)
})
