import { type Opening, openings } from '@/data/openings'
import { openingRow, openingVerdict } from './opening-verdict'

const DRUM: Opening = {
  tier: '6',
  region: 'Paldea',
  boss: 'Dondozo',
  teraType: 'Steel',
  team: [
    'Iron Hands @ Metronome\nAbility: Quark Drive\nTera Type: Fighting\nEVs: 252 Atk / 252 Def\nAdamant Nature\n- Drain Punch\n- Belly Drum',
    'Corviknight\nAbility: Mirror Armor\nEVs: 252 HP / 252 SpD\nCareful Nature\n- Screech\n- Reflect',
  ],
  line: '2: Reflect; 1: Belly Drum; 2: Screech; 1: Drain Punch; 2: Attack cheer',
  rolls: 'lowest',
  source: 'https://example.com/',
}
const STRIKES = Array.from({ length: 40 }, () => '1: Drain Punch').join('; ')

const lastCell = (said: Opening) => openingRow(openingVerdict(said)).at(-1)

test('a line that beats the boss with the lowest rolls wins as it says', () => {
  expect(lastCell({ ...DRUM, line: `${DRUM.line}; ${STRIKES}` })).toMatch(/^wins, chance \d+%$/)
})

test('a line that ends before the boss does is told to win only later', () => {
  expect(lastCell(DRUM)).toMatch(/^\*\*wins only after its line\*\*, in turn \d+ of 3, chance \d+%$/)
})

test('a line that loses says what is left of the boss', () => {
  const team = ['Magikarp\nAbility: Swift Swim\n- Splash']
  expect(lastCell({ ...DRUM, team, line: '1: Splash' })).toMatch(
    /^\*\*loses\*\* with \d+% of its HP left, chance 0%$/,
  )
})

test('openings against the bosses of events are not replayed yet', () => {
  expect(openings.map(openingVerdict).map(({ replay }) => replay)).toEqual(openings.map(() => undefined))
  expect(openingRow({ said: { ...DRUM, region: undefined }, replay: undefined })).toEqual([
    '6★ Dondozo, Steel',
    'Iron Hands, Corviknight',
    '2: Reflect; 1: Belly Drum; 2: Screech; 1: Drain Punch; 2: Attack cheer',
    '[wins](https://example.com/)',
    'not yet replayed: event boss',
  ])
})
