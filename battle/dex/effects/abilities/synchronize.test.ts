import { BOSS, type Status } from '@/battle/events'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Fighter } from '@/battle/model/fighter'
import { makeArena, makeBoss, makeMove, makeRaider, makeStatusMove, playOut } from '@/testing/battle/battles'

function spelled(status: Status, raider: Partial<Fighter> = {}, boss: Parameters<typeof makeBoss>[0] = {}) {
  const spell: BattleMove = makeMove('Spell', { category: 'Status', status })
  return playOut({
    arena: makeArena({ boss: makeBoss({ moves: [spell], ...boss }) }),
    raiders: [makeRaider({ ability: 'Synchronize', moves: [makeStatusMove('Splash')], ...raider })],
  })
}

test.each(['brn', 'par', 'psn', 'tox'] as const)(
  'Synchronize returns %s to the fighter that inflicted it',
  (status) => {
    const { boss, raider, events } = spelled(status, {}, { types: ['Normal'], teraType: 'Normal' })
    expect([raider.status, boss.status]).toEqual([status, status])
    expect(events).toContainEqual({ kind: 'ability', who: 0, ability: 'Synchronize' })
    expect(events).toContainEqual({ kind: 'status', who: BOSS, status })
  },
)

test('Synchronize doesn’t return sleep, or affect immune fighters', () => {
  expect(spelled('slp').boss.status).toBeUndefined()
  const steel = spelled('psn', {}, { teraType: 'Steel' })
  expect(steel.boss.status).toBeUndefined()
  expect(steel.kinds).not.toContain('ability')
})

test('Synchronize acts before its bearer’s curing berry', () => {
  const { boss, raider } = spelled('brn', { item: 'Rawst Berry' })
  expect([raider.status, boss.status]).toEqual([undefined, 'brn'])
})

test('Synchronize doesn’t return the burn of a Flame Orb', () => {
  const { boss, raider } = playOut({ raiders: [makeRaider({ ability: 'Synchronize', item: 'Flame Orb' })] })
  expect([raider.status, boss.status]).toEqual(['brn', undefined])
})

test('Two fighters with Synchronize return a status once', () => {
  const { boss, raider, kinds } = spelled('brn', {}, { ability: 'Synchronize' })
  expect([raider.status, boss.status]).toEqual(['brn', 'brn'])
  expect(kinds.filter((kind) => kind === 'ability')).toHaveLength(1)
})
