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
/** A build against as many Tera types, where none is chosen. */
const listed = <Ranked>(ranked: Ranked, ...types: TypeName[]) => ({
  usual: ranked,
  against: types.map((teraType) => ({ teraType, ranked })),
})

test('an attacker says how often it wins alone, how long that takes, and how low it falls', () => {
  expect(attacker({ alone: 95, group: 100, turns: 6 })).toBe('95% solo · 6 turns · HP rarely below 23%')
  expect(attacker({ alone: 94, group: 100, turns: 6 })).toBe('94% solo · 6 turns · HP rarely below 23%')
})

test('one that wins less often in slow or fast turns wins as often as there, however sure it is at the usual pace', () => {
  expect(attacker({ alone: 84, alonePaced: [85, 58], turns: 33 })).toBe(
    '58% solo · 33 turns · HP rarely below 23%',
  )
  expect(attacker({ alone: 97, alonePaced: [97, 63], turns: 33 })).toMatch(/^63% solo/)
  expect(attacker({ alone: 100, alonePaced: [79, 100], turns: 17 })).toMatch(/^79% solo/)
  expect(attacker({ alone: 24, group: 40, alonePaced: [30, 12], turns: 8 })).toBe(
    '12% solo · 8 turns · HP rarely below 23% · 40% with four of these',
  )
})

test('one that faints in the worst tenth says how often it does', () => {
  expect(attacker({ alone: 100, group: 100, lowestHp: 0, faints: 0.4, turns: 9 })).toBe(
    '100% solo · 9 turns · 0.4 faints',
  )
  expect(attacker({ alone: 100, group: 100, lowestHp: 0, faints: 1.04, turns: 9 })).toBe(
    '100% solo · 9 turns · 1 faint',
  )
})

test('one that never wins alone says how four of it fare, and nothing of its own HP', () => {
  expect(attacker({ alone: 0, group: 100, turns: 8 })).toBe('0% solo · 100% with four of these · 8 turns')
})

test('one that mostly loses alone says how four of it fare, if they fare better', () => {
  expect(attacker({ alone: 24, group: 40, turns: 8 })).toBe(
    '24% solo · 8 turns · HP rarely below 23% · 40% with four of these',
  )
  expect(attacker({ alone: 24, group: 20, turns: 8 })).toBe('24% solo · 8 turns · HP rarely below 23%')
})

test('an attacker of which four win clearly less often than one says both', () => {
  expect(attacker({ alone: 99, group: 12, turns: 7 })).toBe(
    '99% solo · 7 turns · HP rarely below 23% · 12% with four of these',
  )
})

test('in the order of what four win, each says that, however surely it wins alone', () => {
  const sure = summarizeAttacker(rankedAttacker({}, { alone: 100, group: 97, turns: 6 }))
  expect(inWords(attackerSummary(sure, 'group'))).toBe('97% with four of these')
  expect(inWords(attackerSummary(sure, 'turns'))).toBe('100% solo · 6 turns · HP rarely below 23%')
})

test('a support says the turns that it saves, not the chance of a team that wins anyway', () => {
  expect(support({ together: 100, without: 99, saved: 1.6 })).toBe('saves 1.6 turns')
  expect(support({ together: 94, without: 93, saved: 1.6 })).toBe('saves 1.6 turns · team: 94%')
})

test('a support that makes a team win more often says by how much', () => {
  expect(support({ together: 98, without: 93, saved: 0 })).toBe('team: 98% (93% without it)')
})

test('a support that keeps a team from falling low says how low it falls, and how low without', () => {
  expect(support({ together: 100, without: 100, saved: 0, keeps: [0, 34] })).toBe(
    'team HP rarely below 34% (0% without it)',
  )
})

test('where no Tera type is chosen, an attacker says its chance, however sure, and for how many it is listed', () => {
  const sure = rankedAttacker({}, { alone: 100, group: 100 })
  expect(inWords(attackerSummary(summarizeCommonAttacker(listed(sure, 'Fire', 'Water'))))).toBe(
    '100% solo · works against 2 of 18 Tera types',
  )
})

test('where no Tera type is chosen, a support of a team that wins anyway says for how many it is listed', () => {
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
