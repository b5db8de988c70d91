import { knownActions } from '@/data/rosters/boss'
import { rosters } from '@/data/rosters/rosters'
import { constantDamage, makeBoss, makeMove, makeStatusMove } from '@/testing/battle/battles'
import { createArena } from './arena'

function recordOf(name: string) {
  const record = rosters['6'].find((boss) => boss.name === name)
  if (!record) throw new Error(`${name} isn't a 6★ boss`)
  return record
}

const damageOf = constantDamage(1)

test('Garchomp’s script has the order of its record, and names its move', () => {
  const boss = makeBoss({ moves: [makeMove('Outrage'), makeStatusMove('Swords Dance')], randomMoveCount: 1 })
  const { actions, raidSeconds, shield } = createArena({
    record: recordOf('Garchomp'),
    boss,
    tier: '6',
    damageOf,
  })
  expect(raidSeconds).toBe(450)
  expect(shield.barPercentOfHp).toBe(30)
  expect(actions.map(({ trigger, percent }) => `${trigger} ${percent}`)).toEqual([
    'HP 90',
    'Time 75',
    'HP 50',
    'Time 60',
    'HP 30',
    'HP 30',
  ])
  expect(actions[4]).toEqual({ kind: 'move', trigger: 'HP', percent: 30, move: 1 })
})

test('A boss without a move of its script throws, naming the boss', () => {
  const record = recordOf('Garchomp')
  expect(() => createArena({ record, boss: makeBoss(), tier: '6', damageOf })).toThrow(
    'Garchomp has no swordsdance',
  )
})

const garchomp = makeBoss({ moves: [makeMove('Outrage'), makeStatusMove('Swords Dance')] })

test('A boss’s second move is from its record, and ordinary bosses have none', () => {
  const secondMove = { hp: 60, time: 60, chance: 25 }
  const record = recordOf('Garchomp')
  const arenaOf = (changes: object) =>
    createArena({ record: { ...record, ...changes }, boss: garchomp, tier: '6', damageOf })
  expect(arenaOf({ secondMove }).secondMove).toEqual(secondMove)
  expect(arenaOf({}).secondMove).toBeUndefined()
  const ordinary = Object.values(rosters)
    .flat()
    .filter(({ event }) => !event)
  for (const boss of ordinary) expect(boss.secondMove).toBeUndefined()
})

test('Unknown facts about a boss count as none, with the time limit of its tier', () => {
  const record = recordOf('Garchomp')
  const arena = createArena({
    record: {
      ...{ ...record, timeLimit: 'unknown', secondMove: 'unknown' },
      info: { ...record.info, actions: 'unknown' },
    },
    ...{ boss: garchomp, tier: '6', damageOf },
  })
  expect(arena).toMatchObject({ raidSeconds: 450, secondMove: undefined, actions: [] })
})

test('No script has more actions than a state’s bit set', () => {
  const longest = Object.values(rosters)
    .flat()
    .map(({ info }) => knownActions(info.actions).length)
  expect(Math.max(...longest)).toBeLessThan(32)
})
