import { moveKey } from '@/data/move-key'
import { type RaidAction, rosters } from '@/data/rosters/rosters'
import { shippedMoves } from '@/data/shipped/shipped'
import { TIERS } from '@/data/vocabulary'
import { findRaid } from '@/lib/raid/find-raid'
import { knownActions } from '@/lib/raid/known-actions'
import { facts } from '@/lib/words/en/facts'
import { actionMarks, actionSchedule } from './schedule'

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

const every = TIERS.flatMap((tier) => rosters[tier].map((boss) => [`${tier}★ ${boss.name}`, boss] as const))

describe('the picture of the action schedule', () => {
  test('of 7★ Mewtwo has its four actions by HP and its two by the clock, numbered from 100% down', () => {
    const mewtwo = findRaid({ tier: '7', region: 'Event', boss: 'Mewtwo' })
    const { HP, Time } = actionMarks(actionSchedule(mewtwo?.boss.info.actions))
    expect(Time).toEqual([
      { number: 1, kind: 'move', percent: 100, level: 0 },
      { number: 3, kind: 'boss reset', percent: 75, level: 0 },
    ])
    expect(HP).toEqual([
      { number: 2, kind: 'player reset', percent: 75, level: 0 },
      { number: 4, kind: 'boss reset', percent: 50, level: 0 },
      { number: 5, kind: 'move', percent: 48, level: 1 },
      { number: 6, kind: 'player reset', percent: 35, level: 0 },
    ])
  })

  test.each(every)('of %s has no two marks on one another', (_, boss) => {
    for (const marks of Object.values(actionMarks(actionSchedule(boss.info.actions)))) {
      for (const mark of marks) {
        const covered = marks.filter(
          (other) =>
            other !== mark && other.level === mark.level && Math.abs(other.percent - mark.percent) < 7,
        )
        expect(covered).toEqual([])
      }
    }
  })

  test('of 6★ Garchomp stacks the two actions at 30% HP', () => {
    const garchomp = findRaid({ tier: '6', region: 'Paldea', boss: 'Garchomp' })
    const { HP } = actionMarks(actionSchedule(garchomp?.boss.info.actions))
    expect(HP.filter(({ percent }) => percent === 30)).toEqual([
      { number: 5, kind: 'move', percent: 30, level: 0 },
      { number: 6, kind: 'player reset', percent: 30, level: 1 },
    ])
  })
})
