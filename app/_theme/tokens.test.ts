import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { typeColors } from '@/data/types/type-colors'
import { contrast, mixInOklab } from '@/testing/color'
import { SCHEMES, type Scheme } from './color-scheme'

const readFile = (file: string) => readFileSync(join(__dirname, file), 'utf8')
const tokens = readFile('tokens.css')
const TINT = Number(
  /--tint: color-mix\(in oklab, var\(--type\) (\d+)%, var\(--card\)\)/.exec(readFile('type-colors.css'))?.[1],
)
const NO_TYPE = /--type: (#\w{6})/.exec(tokens)?.[1] ?? ''
const TEXTS = ['text', 'soft', 'star'] as const

function token(name: string, scheme: Scheme): string {
  const [, light = '', dark = ''] =
    new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? []
  return { light, dark }[scheme]
}

const texts = SCHEMES.flatMap((scheme) => TEXTS.map((text) => [scheme, text] as const))

describe.each(texts)('in %s %s', (scheme, text) => {
  const color = token(text, scheme)

  test.each(['page', 'card'])('has 7:1 or more on the %s', (background) => {
    expect(contrast(color, token(background, scheme))).toBeGreaterThanOrEqual(7)
  })

  test.each(Object.entries({ ...typeColors, 'no type': NO_TYPE }))(
    'has 7:1 or more on the tint of %s',
    (_, type) => {
      const tint = mixInOklab(type, TINT / 100, token('card', scheme))
      expect(contrast(color, tint)).toBeGreaterThanOrEqual(7)
    },
  )
})

test.each(
  [...tokens.matchAll(/--(kind-[\w-]+): (#\w{6})/g)].map(([, name = '', color = '']) => [name, color]),
)('the number on %s has 7:1 or more', (_, color) => {
  expect(contrast(color, '#ffffff')).toBeGreaterThanOrEqual(7)
})
