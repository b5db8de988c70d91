import { type BattleArgs, parseBattleArgs } from './battle-order'

const IRON_HANDS = [
  'Iron Hands @ Metronome',
  'Ability: Quark Drive',
  'Tera Type: Fighting',
  'EVs: 4 HP / 252 Atk / 252 Def',
  'Adamant Nature',
  '- Drain Punch',
  '- Belly Drum',
  '- Swords Dance',
].join('\\n')

const WORDS: BattleArgs = {
  raid: '6/Paldea/Dondozo/Steel',
  build: [IRON_HANDS],
  seed: '3',
  boosts: '2',
  'second-boosts': '0',
  debuffs: '0',
  'heal-below': '40',
  'heal-cheer-below': '25',
}

const MAGIKARP = 'Magikarp\\nAbility: Swift Swim\\nTera Type: Water\\n- Tackle'

test('the arguments name raid, Tera type, build and plan', () => {
  const order = parseBattleArgs(WORDS)
  expect(order).toMatchObject({ teraType: 'Steel', opening: [], seed: 3 })
  expect(order.raid.name).toBe('6/paldea/dondozo')
  expect(order.plan).toEqual({
    boosts: 2,
    secondBoosts: 0,
    debuffs: 0,
    repeatAfterReset: true,
    healBelow: 40,
    healCheerBelow: 25,
  })
  expect(order.builds).toMatchObject([{ species: 'Iron Hands', effortValues: { hp: 4, atk: 252, def: 252 } }])
  expect(order.builds[0]?.moves).toEqual(['Drain Punch', 'Belly Drum', 'Swords Dance'])
})

test('an attacker keeps the named cheer active', () => {
  expect(parseBattleArgs({ ...WORDS, cheer: 'defense' }).plan.cheer).toBe('defense')
  expect(() => parseBattleArgs({ ...WORDS, cheer: 'heal' })).toThrow(
    '--cheer heal is not one of: attack, defense',
  )
})

test('a build may also have real new lines', () => {
  const build = IRON_HANDS.replaceAll('\\n', '\n')
  expect(parseBattleArgs({ ...WORDS, build: [build] })).toEqual(parseBattleArgs(WORDS))
})

test('the option sets the number of raiders of one build; several builds are one raider each', () => {
  const speciesOf = (words: Partial<BattleArgs>) =>
    parseBattleArgs({ ...WORDS, ...words }).builds.map(({ species }) => species)
  expect(speciesOf({ raiders: '3' })).toEqual(['Iron Hands', 'Iron Hands', 'Iron Hands'])
  expect(speciesOf({ build: [IRON_HANDS, MAGIKARP] })).toEqual(['Iron Hands', 'Magikarp'])
})

test('a line names moves of the builds', () => {
  const { opening } = parseBattleArgs({
    ...WORDS,
    build: [MAGIKARP, IRON_HANDS],
    line: '2: Belly Drum; 1: Tackle',
  })
  expect(opening).toEqual([
    { raider: 1, choice: { kind: 'move', move: 1, terastallize: false } },
    { raider: 0, choice: { kind: 'move', move: 0, terastallize: false } },
  ])
})

test.each<[string, Partial<BattleArgs>, string]>([
  [
    'a raid without Tera type',
    { raid: '6/Paldea/Dondozo' },
    '6/Paldea/Dondozo names no valid Tera type. Try 6/Paldea/Garchomp/Fairy',
  ],
  [
    'a misspelled boss',
    { raid: '6/Paldea/Dondzo/Steel' },
    'No raid is named 6/Paldea/Dondzo. Did you mean 6/Paldea/Dondozo?',
  ],
  ['a misspelled region', { raid: '6/Padlea/Dondozo/Steel' }, 'Did you mean 6/Paldea/Dondozo?'],
  ['a boss of another region', { raid: '6/Kitakami/Dondozo/Steel' }, 'Did you mean 6/Paldea/Dondozo?'],
  [
    'a misspelled type',
    { raid: '6/Paldea/Dondozo/Steal' },
    '6/Paldea/Dondozo/Steal names no valid Tera type. Try 6/Paldea/Dondozo/Steel',
  ],
  ['an unknown type', { raid: '6/Paldea/Dondozo/Stellar' }, 'names no valid Tera type'],
  ['an unknown boss', { raid: '6/Paldea/Mew/Steel' }, 'No raid is named 6/Paldea/Mew'],
  ['an address that is too long', { raid: '6/Paldea/Dondozo/Steel/Rock' }, 'names more than a raid'],
  ['no build', { build: [] }, '--build is missing'],
  ['an empty build', { build: [''] }, '--build cannot be read'],
  [
    'an unknown move',
    { build: [IRON_HANDS.replace('Belly Drum', 'Belly Drm')] },
    '--build cannot be read: line 7: unknown move "Belly Drm"',
  ],
  [
    'an unreadable line',
    { build: [`${IRON_HANDS}\\nFoo: bar`] },
    '--build cannot be read: line 9: can’t be read: Foo: bar',
  ],
  [
    'a fifth build',
    { build: new Array(5).fill(IRON_HANDS) },
    '5 --build options: a raid has at most four raiders',
  ],
  [
    'raiders of several builds',
    { build: [IRON_HANDS, IRON_HANDS], raiders: '2' },
    '--raiders 2 needs a single build, not 2',
  ],
  [
    'a line with a move that no raider has',
    { line: '1: Belly Drum; 1: Splash' },
    '--line cannot be read: entry 2, 1: Splash: raider 1 has no Splash, but Drain Punch, Belly Drum, Swords Dance',
  ],
  ['a fifth raider', { raiders: '5' }, '--raiders 5 is not a whole number from 1 to 4'],
  ['a seed that is not a number', { seed: 'x' }, '--seed x is not a whole number'],
  ['boosts without number', { boosts: '' }, '--boosts  is not a whole number from 0 to 6'],
  ['debuffs below zero', { debuffs: '-1' }, '--debuffs -1 is not a whole number from 0 to 6'],
  ['more HP than there are', { 'heal-below': '101' }, '--heal-below 101 is not a whole number from 0 to 100'],
])('the error names the fault: %s', (_, words, message) => {
  expect(() => parseBattleArgs({ ...WORDS, ...words })).toThrow(message)
})

test('a set is read as in the box, and differences are reported', () => {
  const build = 'Palafin-Hero @ PP Max\\nAbility: Zero to Hero\\nLevel: 50\\nIVs: 0 Atk\\n- Jet Punch'
  const { builds, notes } = parseBattleArgs({ ...WORDS, build: [build] })
  expect(builds).toMatchObject([
    { species: 'Palafin', item: undefined, level: 50, individualValues: { atk: 0 } },
  ])
  expect(notes).toEqual([
    'Palafin (Hero) appears only during a battle: it enters as Palafin.',
    'PP Max does nothing in battle, so it’s left out.',
  ])
})
