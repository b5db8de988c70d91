import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readCommandLine } from '@/tools/process/command'
import { assumptionsOf, BATTLE, type BattleWords, battleOrder, tellBattle } from './battle'

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

const WORDS: BattleWords = {
  raid: '6/Paldea/Dondozo/Steel',
  build: IRON_HANDS,
  raiders: '1',
  seed: '3',
  boosts: '2',
  debuffs: '0',
  caution: 'mean hit',
}

test('the words of the command line name raid, Tera type, build and plan', () => {
  const order = battleOrder(WORDS)
  expect(order).toMatchObject({ teraType: 'Steel', raiders: 1, seed: 3 })
  expect(order.raid.name).toBe('6/paldea/dondozo')
  expect(order.plan).toEqual({ boosts: 2, debuffs: 0, repeatAfterReset: true, caution: 'mean hit' })
  expect(order.build).toMatchObject({ species: 'Iron Hands', effortValues: { hp: 4, atk: 252, def: 252 } })
  expect(order.build.moves).toEqual(['Drain Punch', 'Belly Drum', 'Swords Dance'])
})

test('a build may have real new lines as well', () => {
  const build = IRON_HANDS.replaceAll('\\n', '\n')
  expect(battleOrder({ ...WORDS, build })).toEqual(battleOrder(WORDS))
})

test('a boss of 6 stars repeats its strongest move, one of 5 picks at random', () => {
  expect(assumptionsOf(battleOrder(WORDS)).bossPicks).toBe('strongest')
  expect(assumptionsOf(battleOrder({ ...WORDS, raid: '5/Paldea/Gengar/Dark' })).bossPicks).toBe('at random')
})

test.each<[string, Partial<BattleWords>, string]>([
  [
    'a raid without Tera type',
    { raid: '6/Paldea/Dondozo' },
    '6/Paldea/Dondozo names no Tera type: 6/Paldea/Garchomp/Fairy does',
  ],
  [
    'a misspelt boss',
    { raid: '6/Paldea/Dondzo/Steel' },
    'No raid is named 6/Paldea/Dondzo. Did you mean 6/Paldea/Dondozo?',
  ],
  ['a misspelt region', { raid: '6/Padlea/Dondozo/Steel' }, 'Did you mean 6/Paldea/Dondozo?'],
  ['a boss of another region', { raid: '6/Kitakami/Dondozo/Steel' }, 'Did you mean 6/Paldea/Dondozo?'],
  [
    'a misspelt type',
    { raid: '6/Paldea/Dondozo/Steal' },
    '6/Paldea/Dondozo/Steal names no Tera type: 6/Paldea/Dondozo/Steel does',
  ],
  ['an unknown type', { raid: '6/Paldea/Dondozo/Stellar' }, 'names no Tera type'],
  ['an unknown boss', { raid: '6/Paldea/Mew/Steel' }, 'No raid is named 6/Paldea/Mew'],
  ['a word too many', { raid: '6/Paldea/Dondozo/Steel/Rock' }, 'names more than a raid'],
  ['no build', { build: '' }, '--build cannot be read'],
  [
    'an unknown move',
    { build: IRON_HANDS.replace('Belly Drum', 'Belly Drm') },
    '--build cannot be read: line 7: no move is called Belly Drm',
  ],
  [
    'a line of no set',
    { build: `${IRON_HANDS}\\nFoo: bar` },
    '--build cannot be read: line 9: cannot be read: Foo: bar',
  ],
  ['a fifth raider', { raiders: '5' }, '--raiders 5 is no whole number from 1 to 4'],
  ['a seed that is no number', { seed: 'x' }, '--seed x is no whole number'],
  ['boosts without number', { boosts: '' }, '--boosts  is no whole number from 0 to 6'],
  ['debuffs below zero', { debuffs: '-1' }, '--debuffs -1 is no whole number from 0 to 6'],
  [
    'an unknown caution',
    { caution: 'always' },
    '--caution always is not one of: never, mean hit, hardest hit',
  ],
])('what is wrong is named: %s', (_, words, message) => {
  expect(() => battleOrder({ ...WORDS, ...words })).toThrow(message)
})

test('a battle is told from its start to its end, and the same seed tells the same', () => {
  const lines = tellBattle(battleOrder(WORDS))
  expect(lines).toContain('Start')
  expect(lines).toContain('  Iron Hands uses Belly Drum')
  expect(lines).toContain('  Iron Hands Terastallizes')
  expect(lines.at(-1)).toMatch(/^Won in \d+ turns$/)
  expect(tellBattle(battleOrder(WORDS))).toEqual(lines)
  expect(tellBattle(battleOrder({ ...WORDS, seed: '4' }))).not.toEqual(lines)
})

test('what a battle leaves out of a set is told first', () => {
  const build = IRON_HANDS.replace('Tera Type: Fighting', 'Tera Type: Stellar')
  expect(tellBattle(battleOrder({ ...WORDS, build }))[0]).toBe(
    'Battles leave out Tera type Stellar: it fights as Iron Hands, Tera Fighting.',
  )
  expect(tellBattle(battleOrder(WORDS))[0]).toBe('')
})

test('a battle that is lost says how much of the boss is left', () => {
  const build = 'Magikarp\\nAbility: Swift Swim\\nTera Type: Water\\n- Tackle'
  expect(tellBattle(battleOrder({ ...WORDS, build })).at(-1)).toMatch(
    /^Lost with \d+\.\d% of the boss’s HP left$/,
  )
})

const COMMAND = 'npm run battle -- '

/** The words that a shell makes of what follows the command. */
function wordsOf(example: string): string[] {
  const shell = `printf '%s\\0' ${example.slice(COMMAND.length)}`
  return execFileSync('sh', ['-c', shell], { encoding: 'utf8' }).split('\0').slice(0, -1)
}

const examplesOfReadme = readFileSync('README.md', 'utf8').match(/npm run battle -- [^`\n]+/g) ?? []

test('the README has an example, which is also that of --help', () => {
  expect(examplesOfReadme).toContain(COMMAND + BATTLE.examples[0])
})

test.each(examplesOfReadme)('runs as it is written: %s', (example) => {
  const { words, values } = readCommandLine(BATTLE, wordsOf(example))
  expect(tellBattle(battleOrder({ raid: words[0] ?? '', ...values })).at(-1)).toMatch(/^Won in \d+ turns$/)
})
