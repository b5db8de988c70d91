import type { RaidAction } from '@/data/rosters/rosters'
import { actionTime, isUnderShield, timesOf } from './action-times'

test('60% of the time of a 6★ raid remain 3:00 in, of a 5★ raid 2:00 in', () => {
  expect(actionTime({ type: 'Time', threshold: 60 }, '6')).toBe('3:00 in')
  expect(actionTime({ type: 'Time', threshold: 60 }, '5')).toBe('2:00 in')
})

test('by HP the percent counts, and all of either is the start', () => {
  expect(actionTime({ type: 'HP', threshold: 30 }, '6')).toBe('at 30% HP')
  expect(actionTime({ type: 'Time', threshold: 100 }, '6')).toBe('at the start')
})

test('the times of one kind are in the order of the schedule, each once', () => {
  const schedule: RaidAction[] = [
    { type: 'Time', threshold: 60, action: 'Player Stats & Status Reset' },
    { type: 'HP', threshold: 50, action: 'Stats & Status Reset' },
    { type: 'HP', threshold: 30, action: 'Player Stats & Status Reset' },
    { type: 'HP', threshold: 30, action: 'Player Stats & Status Reset' },
  ]
  expect(timesOf('player reset', schedule, '6')).toEqual(['3:00 in', 'at 30% HP'])
  expect(timesOf('orb', schedule, '6')).toEqual([])
})

test('a shield that rises at 50% HP or 30% of the time is up for actions at and below either', () => {
  const shield = { hp: 50, time: 30 }
  expect(isUnderShield({ type: 'HP', threshold: 51 }, shield)).toBe(false)
  expect(isUnderShield({ type: 'HP', threshold: 50 }, shield)).toBe(true)
  expect(isUnderShield({ type: 'Time', threshold: 50 }, shield)).toBe(false)
  expect(isUnderShield({ type: 'Time', threshold: 30 }, shield)).toBe(true)
})
