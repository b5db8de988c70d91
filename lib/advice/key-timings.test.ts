import { rosters } from '@/data/rosters/rosters'
import { shippedMoves } from '@/data/shipped/shipped'
import { TIER_RULES } from '@/data/tiers'
import { TIERS, type Tier } from '@/data/vocabulary'
import { timeLimitOf } from '@/lib/raid/figures'
import { timings } from '@/lib/words/en/timings'
import { keyTimings } from './key-timings'
import type { RaidTimeline } from './moments'
import { actionSchedule } from './schedule'

const nameOf = (key: string) => shippedMoves[key]?.name ?? ''

const linesOf = (tier: Tier, raid: Omit<RaidTimeline, 'timeLimit'>, timeLimit = TIER_RULES[tier].timeLimit) =>
  timings(keyTimings({ ...raid, timeLimit }, nameOf))

const SHIELD = { hp: 50, time: 30 }

function linesOfBoss(tier: Tier, name: string): string[] {
  const boss = rosters[tier].find((entry) => entry.name === name)
  if (!boss) throw new Error(`no ${tier}★ ${name}`)
  return linesOf(tier, { schedule: actionSchedule(boss.info.actions), shield: boss.shield })
}

test('5★ Abomasnow opens with Blizzard at 85% of 5:00, that is 0:45 in, and drains the orb at 75% HP', () => {
  expect(linesOfBoss('5', 'Abomasnow')).toEqual([
    'Timer bar at 85% (0:45 in): uses Blizzard. Steals Tera Orb charge at 75% HP.',
    'Shield at 50% HP or timer bar at 30% (3:30 in); then your status moves cannot affect it: have your Tera Orb charged.',
    'Clears its own debuffs at 50% HP.',
  ])
})

test('6★ Garchomp clears boosts at 60% of 7:30, that is 3:00 in, and again at 30% HP', () => {
  expect(linesOfBoss('6', 'Garchomp')).toEqual([
    'Timer bar at 75% (1:53 in): steals Tera Orb charge.',
    'Shield at 50% HP or timer bar at 55% (3:23 in); then your status moves cannot affect it: have your Tera Orb charged.',
    'Clears your boosts at 60% time (3:00 in) and at 30% HP; clears its own debuffs at 90% HP and at 50% HP.',
  ])
})

test('6★ Duraludon sets Stealth Rock at the start', () => {
  expect(linesOfBoss('6', 'Duraludon')[0]).toMatch(/^Uses Stealth Rock at the start\./)
})

test('5★ Eelektross uses Thunder Wave twice at 75% HP, which is listed once', () => {
  expect(linesOfBoss('5', 'Eelektross')[0]).toBe(
    'Timer bar at 85% (0:45 in): uses Ion Deluge. Uses Thunder Wave at 75% HP.',
  )
})

test('a boss without actions has only its shield, by the time limit of its tier', () => {
  const shieldOf = (tier: Tier) => linesOf(tier, { schedule: [], shield: SHIELD })
  expect(shieldOf('5')).toEqual([
    'Shield at 50% HP or timer bar at 30% (3:30 in); then your status moves cannot affect it: have your Tera Orb charged.',
  ])
  expect(shieldOf('6')).toEqual([
    'Shield at 50% HP or timer bar at 30% (5:15 in); then your status moves cannot affect it: have your Tera Orb charged.',
  ])
})

test('where nobody has read how long a raid lasts, its shield has no moment by the clock', () => {
  const raid = {
    schedule: [],
    shield: { hp: 90, time: 90 },
    timeLimit: 450,
    isTimeLimitUnread: true,
  } as const
  expect(timings(keyTimings(raid, nameOf))[0]).toMatch(/^Shield at 90% HP or timer bar at 90%; then/)
})

test('actions after the first quarter are not in the opening', () => {
  const late = { kind: 'move', move: 'spore', trigger: 'HP', percent: 74 } as const
  const early = { kind: 'move', move: 'taunt', trigger: 'HP', percent: 75 } as const
  expect(linesOf('6', { schedule: [early, late], shield: SHIELD })[0]).toBe('Uses Taunt at 75% HP.')
})

test('a long opening lists its first three actions', () => {
  const schedule = [100, 95, 90, 85].map(
    (percent) => ({ kind: 'move', move: 'snarl', trigger: 'HP', percent }) as const,
  )
  expect(linesOf('6', { schedule, shield: SHIELD })[0]).toBe(
    'Uses Snarl at the start. Uses Snarl at 95% HP. Uses Snarl at 90% HP.',
  )
})

test('no raid has more than three lines, a line over 150 characters, or a time beyond its limit', () => {
  for (const tier of TIERS) {
    for (const boss of rosters[tier]) {
      const raid = { schedule: actionSchedule(boss.info.actions), shield: boss.shield }
      const lines = linesOf(tier, raid, timeLimitOf(tier, boss))
      expect(lines.length).toBeLessThanOrEqual(3)
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(150)
      for (const [, minutes, seconds] of lines.join(' ').matchAll(/(\d+):(\d\d) in/g)) {
        expect(Number(minutes) * 60 + Number(seconds)).toBeLessThan(timeLimitOf(tier, boss))
      }
    }
  }
})
