import { execFileSync } from 'node:child_process'
import { IRON_HANDS, MAGIKARP } from '@/testing/box/sets'
import { readCommandLine } from '@/tools/process/command'
import { BATTLE, describeBattle } from './battle'
import { type BattleArgs, parseBattleArgs } from './battle-order'

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

test('a battle has a log from start to end, and the same seed gives the same log', () => {
  const lines = describeBattle(parseBattleArgs(WORDS))
  expect(lines).toContain('Start')
  expect(lines).toContain('  Iron Hands uses Belly Drum')
  expect(lines).toContain('  Iron Hands Terastallizes')
  expect(lines).toContainEqual(expect.stringMatching(/^Won in \d+ turns$/))
  expect(describeBattle(parseBattleArgs(WORDS))).toEqual(lines)
  expect(describeBattle(parseBattleArgs({ ...WORDS, seed: '4' }))).not.toEqual(lines)
})

test('the log begins with parts of a set that the battle does not simulate', () => {
  const build = IRON_HANDS.replace('Tera Type: Fighting', 'Tera Type: Stellar')
  expect(describeBattle(parseBattleArgs({ ...WORDS, build: [build] }))[0]).toBe(
    'Not simulated: Stellar Tera type. It fights as Tera Fighting.',
  )
  expect(describeBattle(parseBattleArgs(WORDS))[0]).toBe('')
})

test('the log of a lost battle ends with the HP of the boss', () => {
  const lines = describeBattle(parseBattleArgs({ ...WORDS, build: [MAGIKARP] }))
  expect(lines.slice(-3)).toEqual([
    expect.stringMatching(/^Lost with \d+\.\d% of the boss’s HP left$/),
    'Win rate with random rolls: 0%',
    expect.stringMatching(/^With the lowest rolls: Lost with \d+\.\d% of the boss’s HP left$/),
  ])
})

const SLITHER_WING = [
  'Slither Wing @ Weakness Policy',
  'Ability: Protosynthesis',
  'Tera Type: Bug',
  'EVs: 4 HP / 252 Atk / 252 SpD',
  'Adamant Nature',
  '- Leech Life',
  '- Morning Sun',
  '- Skitter Smack',
].join('\n')

test('one build has the lower of its win rates with and without NPCs, and the report has both', () => {
  const raid = '6/Paldea/Gardevoir/Dark'
  const words = { ...WORDS, raid, build: [SLITHER_WING], boosts: '0', debuffs: '2', caution: 'hardest hit' }
  const lines = describeBattle(parseBattleArgs(words))
  const output = lines.join('\n')
  const [, chance, withNpcs, without] =
    /rolls: (\d+)%\nSolo: (\d+)% with NPCs, (\d+)% without/i.exec(output) ?? []
  expect(chance).toBe(withNpcs)
  expect(Number(without)).toBeGreaterThan(Number(chance) + 10)
})

test('the log follows the line, and the win rate includes it', () => {
  const build = [MAGIKARP, IRON_HANDS]
  const drums = parseBattleArgs({ ...WORDS, build, line: '2: Belly Drum; 1: Attack cheer' })
  const [first, second] = describeBattle(drums).filter((line) =>
    /cheers|uses (Splash|Drain|Belly)/.test(line),
  )
  expect([first, second]).toEqual(['  Iron Hands uses Belly Drum', '  Magikarp cheers "Go all-out!"'])
  const splashes = Array.from({ length: 40 }, () => '1: Splash').join('; ')
  expect(describeBattle(parseBattleArgs({ ...WORDS, build, line: splashes }))).toContain(
    'Win rate with random rolls: 0%',
  )
})

function wordsOf(example: string): string[] {
  return execFileSync('sh', ['-c', `printf '%s\\0' ${example}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1)
}

test.each(BATTLE.examples)('the example of --help runs: %s', (example) => {
  const { words, values } = readCommandLine(BATTLE, wordsOf(example))
  const output = describeBattle(parseBattleArgs({ raid: words[0] ?? '', ...values }))
  expect(output).toContainEqual(expect.stringMatching(/^Won in \d+ turns$/))
})
