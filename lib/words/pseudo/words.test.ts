import { words as pseudo } from './words'

test('a text stands in brackets, 30% longer or more, with the space around it outside', async () => {
  expect(pseudo.labels.screen.share).toBe('[Share Raid one]')
  expect(pseudo.labels.finder.orFind.before).toBe('[Or one] ')
  expect(pseudo.labels.finder.found(2)).toBe('[2 raids one]')
})

test('a name has marks of its own, a second pair where it is said again', async () => {
  const { names } = await pseudo.loadSentences()
  expect(names.move('Drain Punch')).toBe('⟨Drain Punch⟩')
  expect(pseudo.labels.names.boss('Garchomp')).toBe('⟨Garchomp⟩')
  expect(names.species(names.species('Weezing-Galar'))).toBe('⟨⟨Galarian Weezing⟩⟩')
})

test('the name of the site stays, and what a link leads to', () => {
  expect(pseudo.labels.titles.site).toBe('Tera Raid Info')
  expect(pseudo.labels.screen.credits).toContainEqual({ to: 'dex', text: '[@pkmn/dex one]' })
})
