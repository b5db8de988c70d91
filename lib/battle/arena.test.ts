import { rosters } from '@/data/rosters/rosters'
import { constantDamage, makeBoss, makeMove, makeStatusMove } from '@/testing/battle/battles'
import { createArena } from './arena'

function recordOf(name: string) {
  const record = rosters['6'].find((boss) => boss.name === name)
  if (!record) throw new Error(`${name} is no boss of six stars`)
  return record
}

const damageOf = constantDamage(1)

test('Garchomp’s script stands in the order of its record, with the move that it uses', () => {
  const boss = makeBoss({ moves: [makeMove('Outrage'), makeStatusMove('Swords Dance')], picked: 1 })
  const { actions, raidSeconds, shield } = createArena({
    record: recordOf('Garchomp'),
    boss,
    tier: '6',
    damageOf,
  })
  expect(raidSeconds).toBe(450)
  expect(shield.barPercentOfHp).toBe(30)
  expect(actions.map(({ trigger, threshold }) => `${trigger} ${threshold}`)).toEqual([
    'HP 90',
    'Time 75',
    'HP 50',
    'Time 60',
    'HP 30',
    'HP 30',
  ])
  expect(actions[4]).toEqual({ trigger: 'HP', threshold: 30, action: 'Uses Swords Dance', move: 1 })
})

test('A boss without a move of its script is refused by name', () => {
  const record = recordOf('Garchomp')
  expect(() => createArena({ record, boss: makeBoss(), tier: '6', damageOf })).toThrow(
    'Garchomp has no Swords Dance',
  )
})

test('No script has more actions than a state can mark as done', () => {
  const longest = Object.values(rosters).flatMap((bosses) =>
    bosses.map(({ info }) => info.actions?.length ?? 0),
  )
  expect(Math.max(...longest)).toBeLessThan(32)
})
