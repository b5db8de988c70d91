import type { HowLearned } from '@/tools/plans/creatures/how-learned'
import { learnedInWords } from './learned-in-words'

test.each<[string, HowLearned]>([
  ['TM 003', { kind: 'TM', number: 3, by: 'Machamp' }],
  ['TM 103', { kind: 'TM', number: 103, by: 'Machop' }],
  ['level 45', { kind: 'level', level: 45, by: 'Machamp' }],
  ['level 45 as Machop', { kind: 'level', level: 45, by: 'Machop' }],
  ['remembered move', { kind: 'level', level: 1, by: 'Machamp' }],
  ['remembered move as Machop', { kind: 'level', level: 0, by: 'Machop' }],
  ['on evolving', { kind: 'evolution', by: 'Machamp' }],
  ['on taking the form', { kind: 'form', by: 'Machamp' }],
  ['egg move', { kind: 'egg', by: 'Machop' }],
  ['event', { kind: 'event', by: 'Machamp' }],
])('Machamp learns a move: %s', (words, how) => {
  expect(learnedInWords(how, 'Machamp')).toBe(words)
})
