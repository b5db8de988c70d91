import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { typeColors } from '@/data/types/type-colors'
import { TYPE_NAMES } from '@/data/vocabulary'
import { contrast } from '@/testing/color'

const types = [
  ...readFileSync(join(__dirname, 'type-colors.css'), 'utf8').matchAll(
    /data-type="(\w+)"\] \{\s+--type: (#\w{6});\s+--icon: (\d+);/g,
  ),
]
const colors = new Map(types.map(([, type, color]) => [type, color]))

test.each(TYPE_NAMES)('the color of %s has 7:1 or more with the white text on it', (type) => {
  expect(contrast(colors.get(type) ?? '#ffffff', '#ffffff')).toBeGreaterThanOrEqual(7)
})

test('generated pictures use the same colors', () => {
  expect(Object.fromEntries(colors)).toEqual(typeColors)
})

test('each type has the position of its own icon', () => {
  const pixels = [
    ...readFileSync(join(__dirname, '../../data/types/type-icons.svg'), 'utf8').matchAll(
      / id="(\w+)"(?: transform="translate\(0 (\d+)\)")?/g,
    ),
  ]
  expect(pixels.map(([, type, top = '0']) => [type, Number(top)])).toEqual(
    TYPE_NAMES.map((type, index) => [type, 16 * index]),
  )
  expect(types.map(([, type, , offset]) => pixels[Number(offset)]?.[1] === type)).not.toContain(false)
  expect(types).toHaveLength(TYPE_NAMES.length)
})
