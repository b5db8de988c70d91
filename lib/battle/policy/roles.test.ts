import type { TypeName } from '@/data/vocabulary'
import { moveNamed } from '@/lib/battle/dex/moves/compile-move'
import { makeRaider } from '@/testing/battle/battles'
import { rolesOf } from './roles'

const rolesWith = (moves: readonly string[], types: readonly TypeName[] = ['Normal']) =>
  rolesOf(makeRaider({ types, moves: moves.map(moveNamed) }))

test.each([
  ['Swords Dance', 'Drain Punch', 'atk', 2],
  ['Nasty Plot', 'Giga Drain', 'spa', 2],
  ['Iron Defense', 'Body Press', 'def', 2],
  ['Belly Drum', 'Drain Punch', 'atk', 6],
  ['Curse', 'Drain Punch', 'atk', 1],
  ['Tidy Up', 'Drain Punch', 'atk', 1],
  ['Take Heart', 'Giga Drain', 'spa', 1],
  ['Amnesia', 'Stored Power', 'spd', 2],
])('%s is the boost of one that strikes with %s', (boost, attack, stage, by) => {
  expect(rolesWith([attack, boost]).boost).toMatchObject({ place: 1, stage, by })
})

test('Swords Dance is no boost for one that strikes with Sp. Atk or Defense', () => {
  expect(rolesWith(['Giga Drain', 'Body Press', 'Swords Dance']).boost).toBeUndefined()
})

test('Of two boosts the one that raises more is used', () => {
  expect(rolesWith(['Drain Punch', 'Bulk Up', 'Swords Dance']).boost?.move.name).toBe('Swords Dance')
})

test('Curse is no boost for a Ghost type', () => {
  expect(rolesWith(['Shadow Claw', 'Curse'], ['Ghost']).boost).toBeUndefined()
})

test('What fails in raids and what makes its user faint has no role', () => {
  expect(rolesWith(['Explosion', 'Future Sight', 'Tackle']).attacks.map(({ place }) => place)).toEqual([2])
})

test('An attack that always lowers a stat is a debuff, one that may lower it is not', () => {
  expect(rolesWith(['Acid Spray', 'Psychic']).debuffs).toMatchObject([{ place: 0, stage: 'spd', by: -2 }])
})

test('Swagger raises no ally, Decorate and Coaching do', () => {
  const { raisesAllies } = rolesWith(['Swagger', 'Decorate', 'Coaching'])
  expect(raisesAllies).toMatchObject([
    { place: 1, stage: 'atk', by: 2 },
    { place: 2, stage: 'atk', by: 1 },
  ])
})

test('Life Dew heals its user and its allies, Heal Pulse allies alone, Recover its user alone', () => {
  const { recoveries, healsAllies } = rolesWith(['Life Dew', 'Heal Pulse', 'Recover'])
  expect(recoveries.map(({ place }) => place)).toEqual([0, 2])
  expect(healsAllies.map(({ place }) => place)).toEqual([0, 1])
})
