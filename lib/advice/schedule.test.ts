import { moveKey } from '@/data/move-key'
import { knownActions } from '@/data/rosters/boss'
import { type RaidAction, rosters } from '@/data/rosters/rosters'
import { shippedMoves } from '@/data/shipped/shipped'
import { findRaid } from '@/lib/raid/find-raid'
import { facts } from '@/lib/words/en/facts'
import { actionSchedule, shieldPlace } from './schedule'

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

  test('keeps the game’s order of two actions at one threshold', () => {
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

  test('has no action that says `Uses` and nothing more, and each names a move that the boss has', () => {
    for (const boss of Object.values(rosters).flat()) {
      for (const action of knownActions(boss.info.actions)) {
        if (action.kind === 'move') expect(boss.info.moves.map(moveKey)).toContain(action.move)
      }
    }
  })

  test('of a boss without actions is empty', () => {
    expect(actionSchedule(undefined)).toEqual([])
  })
})

describe('the shield', () => {
  const placeOf = (...[tier, region, boss]: ['6', 'Paldea', string] | ['7', 'Event', string]) => {
    const raid = findRaid({ tier, region, boss })?.boss
    if (!raid) throw new Error(`no ${boss}`)
    return shieldPlace(actionSchedule(raid.info.actions), raid.shield)
  }

  test('of 6★ Garchomp, at 50% HP or 55% of the time, stands before its reset at 50% HP, the fourth action', () => {
    expect(placeOf('6', 'Paldea', 'Garchomp')).toBe(3)
  })

  test('of 7★ Mewtwo, at 99%, stands after what it does at the start', () => {
    expect(placeOf('7', 'Event', 'Mewtwo')).toBe(1)
  })

  test('of a boss without actions stands alone', () => {
    expect(shieldPlace([], { hp: 50, time: 30 })).toBe(0)
  })
})
