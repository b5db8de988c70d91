import type { Move } from '@/data/shipped/schema'
import { shippedMoves } from '@/data/shipped/shipped'
import { facts } from '@/lib/words/en/facts'
import { compareNames } from '@/lib/words/en/names/order'
import { moveList } from './move-list'

function listMoves(...keys: string[]): Move[] {
  const moves = keys.flatMap((key) => shippedMoves[key] ?? [])
  return moveList(moves, (a, b) => compareNames(a.name, b.name))
}

describe('the moves', () => {
  test('are sorted by name, status moves last', () => {
    const names = listMoves('swordsdance', 'outrage', 'leer', 'earthquake').map(({ name }) => name)
    expect(names).toEqual(['Earthquake', 'Outrage', 'Leer', 'Swords Dance'])
  })

  test('are distinct', () => {
    expect(listMoves('outrage', 'leer', 'outrage')).toHaveLength(2)
  })
})

test.each([
  ['0', '--'],
  ['100', '100'],
  ['level', 'level'],
])('a power of %s shows as %s', (power, label) => {
  expect(facts.power(power)).toBe(label)
})
