import { type BestOfMine, foughtRaidKey, readBestOfMine, withBestOfMine } from './best-of-box'

const HANDS: BestOfMine = {
  species: 'Iron Hands',
  teraType: 'Fighting',
  item: 'Metronome',
  alone: 97,
  group: 100,
  turns: 6.2,
  taken: 100,
  lowestHp: 34,
}

const GARCHOMP = {
  tier: '6',
  region: 'Paldea',
  boss: 'Garchomp',
  teraType: 'Fairy',
  levels: 'perfect',
} as const

test('the stored best against each raid can be read again, with its Tera type', () => {
  const fairy = foughtRaidKey(GARCHOMP)
  const steel = foughtRaidKey({ ...GARCHOMP, teraType: 'Steel' })
  const { item: _, ...withoutItem } = HANDS
  const text = withBestOfMine(withBestOfMine('', fairy, HANDS), steel, withoutItem)
  expect(readBestOfMine(text)).toEqual({ [fairy]: HANDS, [steel]: withoutItem })
  expect(fairy).toBe('6/Paldea/Garchomp|Fairy')
})

test('the stored best has its results with NPCs and at other turn speeds', () => {
  const key = foughtRaidKey(GARCHOMP)
  const slower: BestOfMine = { ...HANDS, alonePaced: [97, 40], withNpcs: 61 }
  expect(readBestOfMine(withBestOfMine('', key, slower))).toEqual({ [key]: slower })
})

test('results at the levels of sets are stored separately from results at level 100', () => {
  const [perfect, ofSets] = [foughtRaidKey(GARCHOMP), foughtRaidKey({ ...GARCHOMP, levels: 'of sets' })]
  const weak = { ...HANDS, alone: 0 }
  const text = withBestOfMine(withBestOfMine('', perfect, HANDS), ofSets, weak)
  expect(readBestOfMine(text)).toEqual({ [perfect]: HANDS, [ofSets]: weak })
})

test('an event raid is stored by its version: a newer version of the boss has no results', () => {
  const charizard = { ...GARCHOMP, tier: '7', region: 'Event', boss: 'Charizard' } as const
  expect(foughtRaidKey({ ...charizard, setId: '7-charizard-dragon' })).not.toBe(foughtRaidKey(charizard))
})

test.each([
  ['', 'nothing'],
  ['{', 'half a text'],
  ['{"version":2,"best":{}}', 'another version'],
  ['[]', 'another form'],
  [withBestOfMine('', '6/Paldea/Garchomp', HANDS), 'a raid without Tera type'],
  [withBestOfMine('', foughtRaidKey(GARCHOMP), { ...HANDS, alone: 101 }), 'a chance above 100%'],
  [withBestOfMine('', foughtRaidKey(GARCHOMP), { ...HANDS, species: '' }), 'a Pokémon without a name'],
])('of %s nothing is read: %s', (text) => expect(readBestOfMine(text)).toEqual({}))
