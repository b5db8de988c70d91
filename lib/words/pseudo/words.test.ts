import { words as pseudo } from './words'

test('a text is in brackets and at least 30% longer, with outer spaces outside the brackets', async () => {
  expect(pseudo.labels.screen.share).toBe('[Share Raid one]')
  expect(pseudo.labels.finder.orFind.before).toBe('[Or one] ')
  expect(pseudo.labels.finder.found(2)).toBe('[2 raids one]')
})

test('a name has its own marks, and a second pair if it is passed twice', async () => {
  const { names } = await pseudo.loadSentences()
  expect(names.move('Drain Punch')).toBe('⟨Drain Punch⟩')
  expect(pseudo.labels.names.boss('Garchomp')).toBe('⟨Garchomp⟩')
  expect(names.species(names.species('Weezing-Galar'))).toBe('⟨⟨Galarian Weezing⟩⟩')
})

test('the name of the site and the targets of links are unchanged', () => {
  expect(pseudo.labels.titles.site).toBe('Tera Raid Info')
  expect(pseudo.labels.screen.credits).toContainEqual({ to: 'dex', text: '[@pkmn/dex one]' })
})
