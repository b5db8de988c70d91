import { contendersByName, type FindContender, raidOf } from '@/planner/testing/named'
import { type AttackLine, attackLines, buildOf, FIRST, kitOf } from './attack-options'
import { itemChanges, moveChanges, spreadChanges, teraChanges } from './changes'
import { prepareCreature } from './prepared-creature'

const RAID = raidOf('6', 'Gardevoir', 'Poison')

let creature: FindContender

beforeAll(async () => {
  creature = await contendersByName()
})

function lineOf(name: string, move: string): AttackLine {
  const lines = attackLines(prepareCreature(creature(name)), RAID)
  const line = lines.find(({ attack }) => attack.move.name === move)
  if (!line) throw new Error(`${name} has no line with ${move}`)
  return line
}

test('Flygon may be trained in any two of HP, Attack and both defenses, with 508 effort values', () => {
  const spreads = spreadChanges(lineOf('Flygon', 'Earthquake')).map(({ effortValues }) => effortValues ?? {})
  expect(spreads).toHaveLength(6)
  expect(spreads).toContainEqual({ atk: 252, spd: 252, hp: 4 })
  for (const values of spreads) {
    expect(Object.values(values).reduce((sum, value) => sum + value, 0)).toBe(508)
  }
})

test('a move joins a set of three, and takes the last place of a set of four', () => {
  const line = lineOf('Flygon', 'Earthquake')
  const build = buildOf(line, kitOf(line, RAID), FIRST)
  for (const { moves } of moveChanges(line, { moves: ['Earthquake', 'Screech', 'Roost'] }, RAID)) {
    expect(moves?.slice(0, 3)).toEqual(['Earthquake', 'Screech', 'Roost'])
  }
  for (const { moves } of moveChanges(line, build, RAID)) {
    expect(moves?.[0]).toBe('Earthquake')
    expect(new Set(moves).size).toBe(moves?.length)
    expect(moves?.length).toBeLessThanOrEqual(4)
  }
})

test('all guards are tried, not only the first', () => {
  const items = itemChanges(lineOf('Flygon', 'Earthquake'), RAID).map(({ item }) => item)
  expect(items).toEqual(expect.arrayContaining(['Shell Bell', 'Soft Sand', 'Covert Cloak', 'Leftovers']))
})

test('an attack may be used with a Tera type that suffers less; Tera Blast has no other', () => {
  const types = teraChanges(lineOf('Flygon', 'Earthquake'), RAID).map(({ teraType }) => teraType)
  expect(types).toContain('Steel')
  const [line] = attackLines(prepareCreature(creature('Munkidori')), raidOf('6', 'Gardevoir', 'Rock')).filter(
    ({ attack }) => attack.takesTeraType,
  )
  expect(line && teraChanges(line, RAID)).toEqual([])
})
