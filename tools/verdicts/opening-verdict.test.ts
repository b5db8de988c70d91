import { WIN_RATE_MARGIN } from '@/battle/win-rates'
import { type Opening, openings } from '@/data/strategies/openings'
import { listedTeams } from '@/lib/bring/team/team-summary'
import { raidOfOpening } from '@/planner/openings/read-team'
import { loadTeams } from '@/planner/raids/kept-results'
import { openingRow, openingVerdict, reasonOf, winsAsClaimed } from './opening-verdict'

const DRUM: Opening = {
  tier: '6',
  region: 'Paldea',
  boss: 'Blissey',
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

const lastCell = (opening: Opening) => openingRow(openingVerdict(opening)).at(-1)

test('a line that beats the boss with the lowest rolls wins as claimed', () => {
  expect(lastCell({ ...DRUM, line: `${DRUM.line}; ${STRIKES}` })).toMatch(/^wins, chance \d+%, [\d.]+ turns$/)
})

test('a line that ends before the boss faints is reported to win only later', () => {
  expect(lastCell(DRUM)).toMatch(
    /^\*\*wins only after its line\*\*, in turn \d+ of 3, chance \d+%, [\d.]+ turns: not explained$/,
  )
})

test('a losing line is reported with the remaining HP of the boss', () => {
  const team = ['Magikarp\nAbility: Swift Swim\n- Splash']
  expect(lastCell({ ...DRUM, team, line: '1: Splash' })).toMatch(
    /^\*\*loses\*\* with \d+% of its HP left, chance 0%: not explained$/,
  )
})

test('a line that does not win is reported with its source’s assumption about the boss', () => {
  expect(lastCell({ ...DRUM, bossDoes: 'the boss sleeps' })).toMatch(/ turns: in the source the boss sleeps$/)
})

describe('the public openings', () => {
  const verdicts = openings.map(openingVerdict)
  const losing = verdicts.filter((verdict) => !winsAsClaimed(verdict))

  test('win as their sources claim, with known exceptions', () => {
    expect(losing.map(({ said }) => said.boss)).toEqual(['Delphox', 'Venusaur'])
  })

  test('have an explanation if they do not win as claimed, and only then', () => {
    expect(losing.filter((verdict) => reasonOf(verdict) === undefined)).toEqual([])
    expect(verdicts.filter(winsAsClaimed).filter((verdict) => reasonOf(verdict) !== undefined)).toEqual([])
  })

  test('of Kingambit and Incineroar win, since Helping Hand waits for an attack', () => {
    const resting = verdicts.filter(({ said: { boss } }) => boss === 'Kingambit' || boss === 'Incineroar')
    expect(resting).toHaveLength(2)
    expect(resting.every(winsAsClaimed)).toBe(true)
  })

  test('never win clearly more often than the first team on their raid’s page', async () => {
    const better: string[] = []
    for (const { said: opening, chance } of verdicts) {
      const [first] = listedTeams((await loadTeams(raidOfOpening(opening))).get(opening.teraType) ?? [])
      if (first && 100 * chance > first.chance + WIN_RATE_MARGIN) better.push(opening.boss)
    }
    expect(better).toEqual([])
  })

  test('are all against a known raid', () => {
    expect(verdicts.filter(({ chance }) => chance === 0)).toEqual([])
  })
})

test('the error names an opening against an unknown boss', () => {
  const unlisted = { ...DRUM, region: undefined, boss: 'Magikarp', teraType: 'Fire' } as const
  expect(() => openingVerdict({ ...unlisted, tier: '7' })).toThrow(
    'No 7★ raid of Event is against Magikarp with Tera type Fire',
  )
})
