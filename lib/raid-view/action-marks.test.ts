import { rosters } from '@/data/rosters/rosters'
import { TIERS } from '@/data/vocabulary'
import { findRaid } from '@/lib/raid/raid'
import { actionKind, actionMarks } from './action-marks'
import { actionSchedule } from './action-schedule'

const every = TIERS.flatMap((tier) => rosters[tier].map((boss) => [`${tier}★ ${boss.name}`, boss] as const))

describe('the picture of the action schedule', () => {
  test.each(every)('of %s has every action of the list, at its threshold', (_, boss) => {
    const schedule = actionSchedule(boss.info.actions)
    const { HP, Time } = actionMarks(schedule)
    const pictured = [
      ...HP.map((mark) => ({ ...mark, type: 'HP' })),
      ...Time.map((mark) => ({ ...mark, type: 'Time' })),
    ].toSorted((one, other) => one.number - other.number)
    expect(pictured.map(({ number, type, threshold, kind }) => ({ number, type, threshold, kind }))).toEqual(
      schedule.map(({ type, threshold, action }, index) => ({
        number: index + 1,
        type,
        threshold,
        kind: actionKind(action),
      })),
    )
  })

  test.each(every)('of %s has no two marks on one another', (_, boss) => {
    for (const marks of Object.values(actionMarks(actionSchedule(boss.info.actions)))) {
      for (const mark of marks) {
        const covered = marks.filter(
          (other) =>
            other !== mark && other.level === mark.level && Math.abs(other.threshold - mark.threshold) < 7,
        )
        expect(covered).toEqual([])
      }
    }
  })

  test('of 6★ Garchomp stacks the two actions at 30% HP', () => {
    const garchomp = findRaid({ tier: '6', region: 'Paldea', boss: 'Garchomp' })
    const { HP } = actionMarks(actionSchedule(garchomp?.boss.info.actions))
    expect(HP.filter(({ threshold }) => threshold === 30)).toEqual([
      { number: 5, kind: 'move', threshold: 30, level: 0 },
      { number: 6, kind: 'player reset', threshold: 30, level: 1 },
    ])
  })
})
