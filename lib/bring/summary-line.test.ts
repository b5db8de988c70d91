import type { TypeName } from '@/data/vocabulary'
import { summaryLine } from '@/lib/words/en/summary-line'
import { rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import {
  summarizeAttacker,
  summarizeCommonAttacker,
  summarizeCommonSupport,
  summarizeSupport,
} from './result-summary'
import { attackerSummary, type SummaryPart, supportSummary } from './summary-line'

const inWords = (parts: readonly SummaryPart[]) => summaryLine(parts).replaceAll('\u00a0', ' ')
const attacker = (figures: Parameters<typeof rankedAttacker>[1]) =>
  inWords(attackerSummary(summarizeAttacker(rankedAttacker({}, figures))))
const support = (figures: Parameters<typeof rankedSupport>[1]) =>
  inWords(supportSummary(summarizeSupport(rankedSupport({}, figures))))
const listed = <T>(ranked: T, ...types: TypeName[]) => ({
  usual: ranked,
  against: types.map((teraType) => ({ teraType, ranked })),
})

test('an attacker shows its solo win rate, turns and lowest HP', () => {
  expect(attacker({ alone: 95, group: 100, turns: 6 })).toBe('95% solo · 6 turns · HP rarely below 23%')
  expect(attacker({ alone: 94, group: 100, turns: 6 })).toBe('94% solo · 6 turns · HP rarely below 23%')
})

test('the win rate is the lowest of slow, usual and fast turns', () => {
  expect(attacker({ alone: 84, alonePaced: [85, 58], turns: 33 })).toBe(
    '58% solo · 33 turns · HP rarely below 23%',
  )
  expect(attacker({ alone: 97, alonePaced: [97, 63], turns: 33 })).toMatch(/^63% solo/)
  expect(attacker({ alone: 100, alonePaced: [79, 100], turns: 17 })).toMatch(/^79% solo/)
  expect(attacker({ alone: 24, group: 40, alonePaced: [30, 12], turns: 8 })).toBe(
    '12% solo · 8 turns · HP rarely below 23% · 40% with four of these',
  )
})

test('an attacker that faints in the worst tenth of battles shows its faints', () => {
  expect(attacker({ alone: 100, group: 100, lowestHp: 0, faints: 0.4, turns: 9 })).toBe(
    '100% solo · 9 turns · 0.4 faints',
  )
  expect(attacker({ alone: 100, group: 100, lowestHp: 0, faints: 1.04, turns: 9 })).toBe(
    '100% solo · 9 turns · 1 faint',
  )
})

test('an attacker that never wins solo shows the results of four, and not its HP', () => {
  expect(attacker({ alone: 0, group: 100, turns: 8 })).toBe('0% solo · 100% with four of these · 8 turns')
})

test('an attacker that mostly loses solo shows the results of four, if they are better', () => {
  expect(attacker({ alone: 24, group: 40, turns: 8 })).toBe(
    '24% solo · 8 turns · HP rarely below 23% · 40% with four of these',
  )
  expect(attacker({ alone: 24, group: 20, turns: 8 })).toBe('24% solo · 8 turns · HP rarely below 23%')
})

test('an attacker shows both win rates if four win clearly less often than a solo player', () => {
  expect(attacker({ alone: 99, group: 12, turns: 7 })).toBe(
    '99% solo · 7 turns · HP rarely below 23% · 12% with four of these',
  )
})

test('sorted by group, each attacker shows the win rate of four', () => {
  const reliable = summarizeAttacker(rankedAttacker({}, { alone: 100, group: 97, turns: 6 }))
  expect(inWords(attackerSummary(reliable, 'group'))).toBe('97% with four of these')
  expect(inWords(attackerSummary(reliable, 'turns'))).toBe('100% solo · 6 turns · HP rarely below 23%')
})

test('a support of a team that wins anyway shows the saved turns, not the win rate', () => {
  expect(support({ together: 100, without: 99, saved: 1.6 })).toBe('saves 1.6 turns')
  expect(support({ together: 94, without: 93, saved: 1.6 })).toBe('saves 1.6 turns · team: 94%')
})

test('a support that raises the win rate shows both win rates', () => {
  expect(support({ together: 98, without: 93, saved: 0 })).toBe('team: 98% (93% without it)')
})

test('a support that keeps HP higher shows the lowest HP with it and without', () => {
  expect(support({ together: 100, without: 100, saved: 0, keeps: [0, 34] })).toBe(
    'team HP rarely below 34% (0% without it)',
  )
})

test('without a Tera type, an attacker shows its win rate and the number of lists', () => {
  const reliable = rankedAttacker({}, { alone: 100, group: 100 })
  expect(inWords(attackerSummary(summarizeCommonAttacker(listed(reliable, 'Fire', 'Water'))))).toBe(
    '100% solo · works against 2 of 18 Tera types',
  )
})

test('without a Tera type, a support of a team that wins anyway shows the number of lists', () => {
  const of = (together: number, without: number) =>
    inWords(
      supportSummary(
        summarizeCommonSupport(listed(rankedSupport({}, { together, without }), 'Fire', 'Water')),
      ),
    )
  expect(of(100, 99)).toBe('works against 2 of 18 Tera types')
  expect(of(98, 84)).toBe('team: 98% (84% without it)')
})

test('in a narrow tile no line ends before a dot, nor between a number and what it counts', () => {
  expect(
    summaryLine([
      { kind: 'turns', turns: 9 },
      { kind: 'HP kept', percent: 34, without: 0 },
    ]).replaceAll('\u00a0', '_'),
  ).toBe('9_turns_· team HP rarely below 34%_(0%_without it)')
})
