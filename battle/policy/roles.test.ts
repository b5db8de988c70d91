import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { TypeName } from '@/data/vocabulary'
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
])('%s is the boost of a build that attacks with %s', (boost, attack, stage, by) => {
  expect(rolesWith([attack, boost]).boost).toMatchObject({ place: 1, stage, by })
})

test('Swords Dance isn’t a boost for a build that attacks with Sp. Atk or Defense', () => {
  expect(rolesWith(['Giga Drain', 'Body Press', 'Swords Dance']).boost).toBeUndefined()
})

test('The stronger of two boosts is used', () => {
  expect(rolesWith(['Drain Punch', 'Bulk Up', 'Swords Dance']).boost?.move.name).toBe('Swords Dance')
})

test('Curse isn’t a boost for a Ghost type', () => {
  expect(rolesWith(['Shadow Claw', 'Curse'], ['Ghost']).boost).toBeUndefined()
})

test('Moves that fail in raids or make their user faint have no role', () => {
  expect(rolesWith(['Explosion', 'Future Sight', 'Tackle']).attacks.map(({ place }) => place)).toEqual([2])
})

test('An attack that always lowers a stat is a debuff, an attack that may lower a stat isn’t', () => {
  expect(rolesWith(['Acid Spray', 'Psychic']).debuffs).toMatchObject([{ place: 0, stage: 'spd', by: -2 }])
})

test('Decorate and Coaching raise allies, Swagger doesn’t', () => {
  const { raisesAllies } = rolesWith(['Swagger', 'Decorate', 'Coaching'])
  expect(raisesAllies).toMatchObject([
    { place: 1, stage: 'atk', by: 2 },
    { place: 2, stage: 'atk', by: 1 },
  ])
})

test.each([
  ['Stored Power', 'Calm Mind', 'Iron Defense', 'Iron Defense', 'Calm Mind', 'spa'],
  ['Stored Power', 'Iron Defense', 'Nasty Plot', 'Iron Defense', 'Nasty Plot', 'spa'],
  ['Drain Punch', 'Amnesia', 'Curse', 'Curse', 'Amnesia', 'spd'],
  ['Drain Punch', 'Bulk Up', 'Amnesia', 'Bulk Up', 'Amnesia', 'spd'],
  ['Drain Punch', 'Swords Dance', 'Bulk Up', 'Swords Dance', 'Bulk Up', 'def'],
  ['Giga Drain', 'Cotton Guard', 'Nasty Plot', 'Nasty Plot', 'Cotton Guard', 'def'],
])(
  'With %s, %s and %s it boosts by %s first, then by %s',
  (attack, boostMove, otherBoost, first, second, stage) => {
    const { boost, secondBoost } = rolesWith([attack, boostMove, otherBoost])
    expect(boost?.move.name).toBe(first)
    expect(secondBoost).toMatchObject({ move: { name: second }, stage })
  },
)

test('A move that raises the same stat as the first boost, or only Speed, isn’t a second boost', () => {
  expect(rolesWith(['Drain Punch', 'Swords Dance', 'Hone Claws']).secondBoost).toBeUndefined()
  expect(rolesWith(['Drain Punch', 'Swords Dance', 'Agility']).secondBoost).toBeUndefined()
})

test('Life Dew heals its user and allies, Heal Pulse only allies, Recover only its user', () => {
  expect(rolesWith(['Heal Pulse', 'Life Dew']).healing?.place).toBe(1)
  expect(rolesWith(['Heal Pulse', 'Recover', 'Drain Punch']).healing?.place).toBe(1)
  const { healsAllies } = rolesWith(['Life Dew', 'Heal Pulse', 'Recover'])
  expect(healsAllies.map(({ place }) => place)).toEqual([0, 1])
})

test('A draining attack heals if the build has no healing move', () => {
  expect(rolesWith(['Tackle', 'Drain Punch']).healing?.place).toBe(1)
  expect(rolesWith(['Drain Punch', 'Rest']).healing?.place).toBe(1)
  expect(rolesWith(['Tackle', 'Strength Sap']).healing).toBeUndefined()
})
