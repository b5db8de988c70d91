import { contrast, mixInOklab } from './color'

test('the contrast of black and white is 21, whichever is the text', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
})

test('half white in black has an eighth of the light, since Oklab mixes cube roots', () => {
  for (const light of mixInOklab('#ffffff', 0.5, '#000000')) expect(light).toBeCloseTo(1 / 8)
})
