import sharp from 'sharp'
import { pokesprite, spritePath } from './pokesprite'

test.each([
  ['Garchomp', false, 'pokemon-gen8/regular/garchomp.png'],
  ['Garchomp', true, 'pokemon-gen8/shiny/garchomp.png'],
  ['Kommo-o', false, 'pokemon-gen8/regular/kommo-o.png'],
  ['Mr. Rime', false, 'pokemon-gen8/regular/mr-rime.png'],
  ["Farfetch'd", false, 'pokemon-gen8/regular/farfetchd.png'],
  ['Slowbro-Galar', true, 'pokemon-gen8/shiny/slowbro-galar.png'],
  ['Toxtricity-Low-Key', false, 'pokemon-gen8/regular/toxtricity-low-key.png'],
  ['Minior-Meteor', false, 'pokemon-gen8/regular/minior.png'],
  ['Indeedee-F', true, 'pokemon-gen8/shiny/female/indeedee.png'],
])('%s is found by its name, shiny %s', (form, shiny, path) => {
  expect(spritePath({ form, shiny })).toBe(path)
})

const supply = (form: string) =>
  pokesprite.supply({ file: '001.png', form, shiny: false, name: form, types: [], shownPx: 208 })

test('a sprite is enlarged by an integer, without its empty border', async () => {
  const png = await supply('Garchomp')
  expect(await sharp(png).metadata()).toMatchObject({ width: 208, height: 208 })
  const { info } = await sharp(png).trim({ lineArt: true }).toBuffer({ resolveWithObject: true })
  // Garchomp's sprite has 35 by 31 pixels in a box of 68 by 56.
  expect([info.width, info.height]).toEqual([35 * 5, 31 * 5])
})

test('species above number 905 have no sprite', async () => {
  expect(await supply('Kingambit')).toBeUndefined()
})

test('a form without a sprite does not use the sprite of another form', async () => {
  expect(await supply('Tauros-Paldea-Blaze')).toBeUndefined()
})
