import { rosters } from '@/data/rosters/rosters'
import { TIERS, type Tier } from '@/data/vocabulary'
import { firstMinute } from '@/lib/advice/first-minute'
import { actionSchedule } from '@/lib/raid/action-schedule'

const every = TIERS.flatMap((tier) => rosters[tier])

function linesOf(tier: Tier, name: string): string[] {
  const boss = rosters[tier].find((entry) => entry.name === name)
  if (!boss) throw new Error(`no ${tier}★ ${name}`)
  return firstMinute(actionSchedule(boss.info.actions), boss.shield)
}

test('5★ Abomasnow opens with Blizzard at 85% of 7:30, that is by 1:08, and with its first orb charge', () => {
  expect(linesOf('5', 'Abomasnow')).toEqual([
    'By 1:08 Blizzard; at 75% HP it takes Tera Orb charge.',
    'Shield at 50% HP or by 5:15: then no status works on it; have Tera ready.',
    'Its debuffs go at 50% HP.',
  ])
})

test('6★ Garchomp clears our boosts by 3:00, at 60% of the time, and again at 30% HP', () => {
  expect(linesOf('6', 'Garchomp')).toEqual([
    'By 1:53 it takes Tera Orb charge.',
    'Shield at 50% HP or by 3:23: then no status works on it; have Tera ready.',
    'Our boosts go by 3:00, at 30% HP; its debuffs go at 90% HP, at 50% HP.',
  ])
})

test('6★ Duraludon sets Stealth Rock at the start', () => {
  expect(linesOf('6', 'Duraludon')[0]).toMatch(/^At the start Stealth Rock/)
})

test('a boss without actions has its shield alone', () => {
  expect(firstMinute([], { hp: 50, time: 30 })).toEqual([
    'Shield at 50% HP or by 5:15: then no status works on it; have Tera ready.',
  ])
})

test('what fires later than the first quarter is no opening', () => {
  const late = { type: 'HP', threshold: 74, action: 'Uses Spore' } as const
  const early = { type: 'HP', threshold: 75, action: 'Uses Taunt' } as const
  expect(firstMinute([early, late], { hp: 50, time: 30 })[0]).toBe('At 75% HP Taunt.')
})

test('of an eventful opening three are named', () => {
  const events = [100, 95, 90, 85].map(
    (threshold) => ({ type: 'HP', threshold, action: 'Uses Snarl' }) as const,
  )
  expect(firstMinute(events, { hp: 50, time: 30 })[0]).toBe(
    'At the start Snarl; at 95% HP Snarl; at 90% HP Snarl.',
  )
})

test('no raid has more than three lines, nor one of more than 110 characters', () => {
  for (const boss of every) {
    const lines = firstMinute(actionSchedule(boss.info.actions), boss.shield)
    expect(lines.length).toBeLessThanOrEqual(3)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(110)
  }
})
