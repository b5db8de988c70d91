import type { BuildResults } from '@/battle/win-rates'
import type { HowLearned } from '@/lib/plans/raid-plans'
import { builds } from '@/lib/words/en/builds'
import { adding } from './adding'
import { box } from './box'

const NONE = { added: 0, known: 0, noRoom: 0, unread: 0 }

test.each([
  [{ added: 3 }, 'Added 3 Pokémon.'],
  [{ known: 2 }, '2 already in your box.'],
  [{ noRoom: 4 }, 'Your box is full (1,000). 4 Pokémon weren’t added; their text is still in the field.'],
  [
    { added: 1, noRoom: 1 },
    'Added 1 Pokémon. Your box is full (1,000). 1 Pokémon wasn’t added; its text is still in the field.',
  ],
  [{ unread: 1 }, '1 couldn’t be read. Fix it in the field and add it again.'],
])('%j reads %s', (counts, words) => expect(adding.added({ ...NONE, ...counts }, 1000)).toBe(words))

test('the refusal of a file has its name, its kind, and what to do instead', () => {
  expect(adding.files(undefined, [{ name: 'a.pk9', why: { kind: 'PKHeX', extension: '.pk9' } }])).toBe(
    'a.pk9 is a PKHeX .pk9 file: export it as Showdown text.',
  )
  expect(
    adding.files(undefined, [
      { name: 'a', why: { kind: 'too large', size: 1_234_560_000, most: 1_000_000 } },
    ]),
  ).toBe('a is too large (1,234.6 MB): open one box at a time, at most 1 MB.')
})

test('the changes of another tab have names; more than three are counted', () => {
  expect(
    box.changedElsewhere({ added: ['Garchomp'], removed: ['Magikarp'], changed: ['Weezing-Galar'] }),
  ).toBe('In another tab: added Garchomp; removed Magikarp; changed Galarian Weezing')
  expect(box.changedElsewhere({ added: ['A', 'B', 'C', 'D'], removed: [], changed: [] })).toBe(
    'In another tab: added 4 Pokémon',
  )
})

test.each([
  [0, 'None of your 5 Pokémon wins solo more often than it loses. Bring a full team.'],
  [1, '1 of 5 wins solo more often than it loses.'],
  [3, '3 of 5 win solo more often than they lose.'],
])('of 5, %i winners are counted', (winners, words) => expect(box.win(winners, 5)).toBe(words))

test('if fighting was stopped, the winners so far are counted', () => {
  expect(box.stoppedAfter(1, 2)).toBe('Stopped. 1 of 2 wins solo more often than it loses.')
  expect(box.stoppedAfter(0, 2)).toBe('Stopped. None of 2 wins solo more often than it loses.')
})

test('the note on parts that are not simulated says what the Pokémon fights as', () => {
  const fights = { species: 'Terapagos', teraType: 'Normal' } as const
  expect(builds.leftOut({ ...fights, stellar: true, ability: 'Tera Shift' })).toBe(
    'Not simulated: Stellar Tera type, Tera Shift. It fights as Tera Normal.',
  )
})

test.each<[string, HowLearned]>([
  ['TM003', { kind: 'TM', number: 3 }],
  ['TM103', { kind: 'TM', number: 103 }],
  ['level 45', { kind: 'level', number: 45 }],
  ['level 45 as Machop', { kind: 'level', number: 45, species: 'Machop' }],
  ['relearned', { kind: 'level', number: 1 }],
  ['relearned as Machop', { kind: 'level', number: 0, species: 'Machop' }],
  ['on evolving', { kind: 'evolution', number: 0 }],
  ['on form change', { kind: 'form', number: 0 }],
  ['egg move', { kind: 'egg', number: 0 }],
  ['event', { kind: 'event', number: 0 }],
])('Machamp learns a move: %s', (words, how) => {
  expect(builds.howLearned(how)).toBe(words)
})

test('the plan of four of a Pokémon follows the solo plan', () => {
  const fought: BuildResults = {
    plan: { boosts: 1, debuffs: 0, repeatAfterReset: true, healBelow: 0, healCheerBelow: 0 },
    boost: 'Swords Dance',
    alone: 60,
    group: 90,
    groupCheer: 'defense',
    turns: 12,
    faints: 0,
    taken: 90,
    lowestHp: 0,
  }
  expect(box.played(fought)).toBe(
    'Uses Swords Dance once, then attacks; as four, take turns with "Hang tough!"',
  )
})
