import { inlineStylesOfPage, stylesOfPage } from '@/lib/offline/page-files'
import { withInlineStyles } from './inline-styles'

const ONE = '<link rel="stylesheet" href="/sub/_next/static/chunks/1.css" data-precedence="next"/>'
const TWO = '<link rel="stylesheet" href="/sub/_next/static/chunks/2.css" data-precedence="next"/>'

const TEXTS: Readonly<Record<string, string>> = {
  '/sub/_next/static/chunks/1.css': 'p{color:red}',
  '/sub/_next/static/chunks/2.css':
    'i{mask:url(../media/icons.5e.svg#fire)}b{mask:url(#a)}u{mask:url(/a.svg)}',
}

const textOf = (address: string) => TEXTS[address] ?? ''

const page = (head: string) => `<head><meta charSet="utf-8"/>${head}<title>$&</title></head>`

function styleOf(html: string): string {
  return /<style>(.*)<\/style>/.exec(html)?.[1] ?? ''
}

test('the inline styles keep the order of the style sheets, before the first link', () => {
  const html = withInlineStyles(page(ONE + TWO), textOf)
  expect(html).toContain('<meta charSet="utf-8"/><style>p{color:red}i{')
  expect(html.match(/<style>/g)).toHaveLength(1)
})

test('a page still names its style sheets, but browsers do not load them', () => {
  const html = withInlineStyles(page(ONE + TWO), textOf)
  expect(inlineStylesOfPage(html)).toEqual(stylesOfPage(page(ONE + TWO)))
  expect(stylesOfPage(html)).toEqual([])
})

test('an address relative to the style sheet leads to the same file from the page; other addresses stay', () => {
  expect(styleOf(withInlineStyles(page(TWO), textOf))).toBe(
    'i{mask:url(/sub/_next/static/media/icons.5e.svg#fire)}b{mask:url(#a)}u{mask:url(/a.svg)}',
  )
})

test('the rest of the page stays the same', () => {
  const html = withInlineStyles(page(ONE), textOf)
  expect(html.replace(/<style>.*<\/style>/, '').replace(' disabled=""', '')).toBe(page(ONE))
  expect(withInlineStyles(page(''), textOf)).toBe(page(''))
})

test('a style sheet that would end its element is refused by name', () => {
  expect(() => withInlineStyles(page(ONE), () => 'p{content:"</style>"}')).toThrow('chunks/1.css')
})
