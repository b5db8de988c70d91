import { moveKey } from '@/data/move-key'
import { knownActions } from '@/data/rosters/boss'
import { type RaidAction, rosters } from '@/data/rosters/rosters'
import { shippedMoves } from '@/data/shipped/shipped'
import { findRaid } from '@/lib/raid/find-raid'
import { facts } from '@/lib/words/en/facts'
import { clock } from '@/lib/words/en/formats'
import { at } from '@/lib/words/en/timings'
import {
  type ActionMoment,
  actionSchedule,
  isUnderShield,
  leavesCharging,
  momentOf,
  momentsOf,
  secondsPassed,
  shieldPlace,
} from './moments'

const FIVE_STAR = 300
const SIX_STAR = 450

function timeOf(action: ActionMoment, timeLimit = SIX_STAR): string {
  return at(momentOf(action, { timeLimit }))
}

test('60% of the time remains 3:00 into a 6★ raid, and 2:00 into a 5★ raid', () => {
  expect(timeOf({ trigger: 'Time', percent: 60 })).toBe('at 60% time (3:00 in)')
  expect(timeOf({ trigger: 'Time', percent: 60 }, FIVE_STAR)).toBe('at 60% time (2:00 in)')
})

test('a moment by HP has a percent, and 100% of HP or time is the start', () => {
  expect(timeOf({ trigger: 'HP', percent: 30 })).toBe('at 30% HP')
  expect(timeOf({ trigger: 'Time', percent: 100 })).toBe('at the start')
  expect(timeOf({ trigger: 'HP', percent: 100 })).toBe('at the start')
})

test('moments keep the order of the schedule, without duplicates', () => {
  const resets: RaidAction[] = [
    { kind: 'player reset', trigger: 'Time', percent: 60 },
    { kind: 'player reset', trigger: 'HP', percent: 30 },
    { kind: 'player reset', trigger: 'HP', percent: 30 },
  ]
  expect(momentsOf(resets, { timeLimit: SIX_STAR }).map(at)).toEqual(['at 60% time (3:00 in)', 'at 30% HP'])
  expect(momentsOf([], { timeLimit: SIX_STAR })).toEqual([])
})

test('a shield that rises at 50% HP or 30% of the time is up for actions at and below either', () => {
  const shield = { hp: 50, time: 30 }
  expect(isUnderShield({ trigger: 'HP', percent: 51 }, shield)).toBe(false)
  expect(isUnderShield({ trigger: 'HP', percent: 50 }, shield)).toBe(true)
  expect(isUnderShield({ trigger: 'Time', percent: 50 }, shield)).toBe(false)
  expect(isUnderShield({ trigger: 'Time', percent: 30 }, shield)).toBe(true)
})

test('a 5★ raid ends at 5:00, a 6★ raid at 7:30', () => {
  expect(clock(secondsPassed(0, FIVE_STAR))).toBe('5:00')
  expect(clock(secondsPassed(0, SIX_STAR))).toBe('7:30')
})

test('85% of the time remains until 0:45 at 5★, and until 1:08 at 6★, with half seconds rounded up', () => {
  expect(clock(secondsPassed(85, FIVE_STAR))).toBe('0:45')
  expect(secondsPassed(85, SIX_STAR)).toBeCloseTo(67.5, 9)
  expect(clock(secondsPassed(85, SIX_STAR))).toBe('1:08')
})

test('seconds have two digits', () => {
  expect(clock(secondsPassed(60, SIX_STAR))).toBe('3:00')
  expect(clock(9)).toBe('0:09')
})

test('charging a Tera Orb needs three attacks: an early shield leaves no time for them', () => {
  const of = (hp: number, time: number) =>
    leavesCharging({ shield: { hp, time }, schedule: [], timeLimit: SIX_STAR })
  expect(of(70, 55)).toBe(true)
  expect(of(70, 88)).toBe(false)
  expect(of(99, 55)).toBe(false)
})

const textOf = (action: RaidAction) =>
  facts.action(action.kind, action.kind === 'move' ? shippedMoves[action.move]?.name : undefined)

const scheduleOf = (tier: '5' | '6', boss: string) =>
  actionSchedule(findRaid({ tier, region: 'Paldea', boss })?.boss.info.actions).map(
    (action) => `${facts.actionTime(action)}: ${textOf(action)}`,
  )

describe('the action schedule', () => {
  test('runs from the highest threshold to the lowest', () => {
    expect(scheduleOf('6', 'Garchomp')).toEqual([
      '90% HP Remaining: Stats & Status Reset',
      '75% Time Remaining: Reduce Tera Orb Charge',
      '60% Time Remaining: Player Stats & Status Reset',
      '50% HP Remaining: Stats & Status Reset',
      '30% HP Remaining: Uses Swords Dance',
      '30% HP Remaining: Player Stats & Status Reset',
    ])
  })

  test('keeps the game’s order of two actions at the same threshold', () => {
    expect(scheduleOf('5', 'Arcanine').slice(2, 4)).toEqual([
      '50% HP Remaining: Stats & Status Reset',
      '50% HP Remaining: Reduce Tera Orb Charge',
    ])
  })

  test.each(['Clawitzer', 'Falinks', 'Grimmsnarl', 'Pincurchin', 'Polteageist'])(
    '5★ %s resets its stats and status at 50%% HP, which lists on the web lack',
    (boss) => {
      expect(scheduleOf('5', boss)).toContain('50% HP Remaining: Stats & Status Reset')
    },
  )

  test('has no action without a move name, and each move is one of the boss’s moves', () => {
    for (const boss of Object.values(rosters).flat()) {
      for (const action of knownActions(boss.info.actions)) {
        if (action.kind === 'move') expect(boss.info.moves.map(moveKey)).toContain(action.move)
      }
    }
  })

  test('is empty for a boss without actions', () => {
    expect(actionSchedule(undefined)).toEqual([])
  })
})

describe('the shield', () => {
  const placeOf = (...[tier, region, boss]: ['6', 'Paldea', string] | ['7', 'Event', string]) => {
    const raid = findRaid({ tier, region, boss })?.boss
    if (!raid) throw new Error(`no ${boss}`)
    return shieldPlace(actionSchedule(raid.info.actions), raid.shield)
  }

  test('of 6★ Garchomp, at 50% HP or 55% of the time, comes before its reset at 50% HP, the fourth action', () => {
    expect(placeOf('6', 'Paldea', 'Garchomp')).toBe(3)
  })

  test('of 7★ Mewtwo, at 99%, comes after its actions at the start', () => {
    expect(placeOf('7', 'Event', 'Mewtwo')).toBe(1)
  })

  test('of a boss without actions is the only entry', () => {
    expect(shieldPlace([], { hp: 50, time: 30 })).toBe(0)
  })
})
