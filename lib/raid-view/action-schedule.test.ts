import { rosters } from '@/data/rosters/rosters'
import { findRaid } from '@/lib/raid/raid'
import { actionLabel, actionSchedule } from './action-schedule'
import { scriptedMove } from './scripted-move'

const scheduleOf = (tier: '5' | '6', boss: string) =>
  actionSchedule(findRaid({ tier, region: 'Paldea', boss })?.boss.info.actions).map(
    (action) => `${actionLabel(action)}: ${action.action}`,
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
      for (const { action } of boss.info.actions ?? []) {
        const move = scriptedMove(action)
        if (move !== undefined) expect(boss.info.moves).toContain(move)
      }
    }
  })

  test('of a boss without actions is empty', () => {
    expect(actionSchedule(undefined)).toEqual([])
  })
})
