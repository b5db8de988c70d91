import { imageAddress, SHOWDOWN } from './image-address'

const address = (form: string, shiny = false, source = SHOWDOWN) => imageAddress(source, { form, shiny })

test('names the largest still image that Pokémon Showdown has of a form', () => {
  expect(address('Garchomp')).toBe('https://play.pokemonshowdown.com/sprites/dex/garchomp.png')
  expect(address('Kingambit')).toBe('https://play.pokemonshowdown.com/sprites/gen5/kingambit.png')
})

test.each([
  ['Toxtricity-Low-Key', 'gen5/toxtricity-lowkey.png'],
  ['Indeedee-F', 'gen5/indeedee-f.png'],
  ['Tauros-Paldea-Blaze', 'gen5/tauros-paldeablaze.png'],
  ['Ninetales-Alola', 'dex/ninetales-alola.png'],
  ['Slowbro-Galar', 'gen5/slowbro-galar.png'],
  ['Lycanroc-Dusk', 'dex/lycanroc-dusk.png'],
  ['Maushold-Four', 'gen5/maushold-four.png'],
  ['Sinistcha-Masterpiece', 'gen5/sinistcha-masterpiece.png'],
  ['Tatsugiri-Droopy', 'gen5/tatsugiri-droopy.png'],
  ['Basculegion-F', 'gen5/basculegion-f.png'],
])('%s is %s', (form, path) => {
  expect(address(form)).toBe(`${SHOWDOWN}/sprites/${path}`)
})

test('shiny ones stand in a folder of their own', () => {
  expect(address('Garchomp', true)).toBe(`${SHOWDOWN}/sprites/dex-shiny/garchomp.png`)
})

test.each([
  ['http://localhost:8080', 'http://localhost:8080/sprites/dex/garchomp.png'],
  ['https://mirror.example/showdown/', 'https://mirror.example/showdown/sprites/dex/garchomp.png'],
])('another source is %s', (source, expected) => {
  expect(address('Garchomp', false, source)).toBe(expected)
})

test.each(['', 'mirror.example', 'ftp://mirror.example', 'file:///images'])('%j is no source', (text) => {
  expect(() => address('Garchomp', false, text)).toThrow(`"${text}" is no source of images`)
})
