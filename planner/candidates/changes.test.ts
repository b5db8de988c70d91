import { type FindUsableSpecies, raidOf, usableSpeciesByName } from '@/planner/testing/named'
import { type AttackOption, attackOptions, buildOf, buildOptionsOf, FIRST } from './attack-options'
import { itemChanges, moveChanges, spreadChanges, teraChanges } from './changes'
import { prepareCreature } from './prepared-creature'

const RAID = raidOf('6', 'Gardevoir', 'Poison')

let creature: FindUsableSpecies

beforeAll(async () => {
  creature = await usableSpeciesByName()
})

function optionOf(name: string, move: string): AttackOption {
  const options = attackOptions(prepareCreature(creature(name)), RAID)
  const option = options.find(({ attack }) => attack.move.name === move)
  if (!option) throw new Error(`${name} has no attack option with ${move}`)
  return option
}

test('Flygon may train any two of HP, Attack and both defenses, with 508 effort values', () => {
  const spreads = spreadChanges(optionOf('Flygon', 'Earthquake')).map(
    ({ effortValues }) => effortValues ?? {},
  )
  expect(spreads).toHaveLength(6)
  expect(spreads).toContainEqual({ atk: 252, spd: 252, hp: 4 })
  for (const values of spreads) {
    expect(Object.values(values).reduce((sum, value) => sum + value, 0)).toBe(508)
  }
})

test('a move joins a set of three, and replaces the last of four', () => {
  const option = optionOf('Flygon', 'Earthquake')
  const build = buildOf(option, buildOptionsOf(option, RAID), FIRST)
  for (const { moves } of moveChanges(option, { moves: ['Earthquake', 'Screech', 'Roost'] }, RAID)) {
    expect(moves?.slice(0, 3)).toEqual(['Earthquake', 'Screech', 'Roost'])
  }
  for (const { moves } of moveChanges(option, build, RAID)) {
    expect(moves?.[0]).toBe('Earthquake')
    expect(new Set(moves).size).toBe(moves?.length)
    expect(moves?.length).toBeLessThanOrEqual(4)
  }
})

test('all guards are tried, not only the first', () => {
  const items = itemChanges(optionOf('Flygon', 'Earthquake'), RAID).map(({ item }) => item)
  expect(items).toEqual(expect.arrayContaining(['Shell Bell', 'Soft Sand', 'Covert Cloak', 'Leftovers']))
})

test('an attacker may get a Tera type that takes less damage, but not with Tera Blast', () => {
  const types = teraChanges(optionOf('Flygon', 'Earthquake'), RAID).map(({ teraType }) => teraType)
  expect(types).toContain('Steel')
  const [option] = attackOptions(
    prepareCreature(creature('Munkidori')),
    raidOf('6', 'Gardevoir', 'Rock'),
  ).filter(({ attack }) => attack.takesTeraType)
  expect(option && teraChanges(option, RAID)).toEqual([])
})
