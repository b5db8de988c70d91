import type { Move } from '@/data/shipped/schema'
import { shippedMoves } from '@/data/shipped/shipped'
import { accuracyLabel, moveList, powerLabel } from './move-list'

function moves(...keys: string[]): Move[] {
  return keys.flatMap((key) => shippedMoves[key] ?? [])
}

describe('the moves', () => {
  test('are sorted by name, status moves last', () => {
    const listed = moveList(moves('swordsdance', 'outrage', 'leer', 'earthquake')).map(({ name }) => name)
    expect(listed).toEqual(['Earthquake', 'Outrage', 'Leer', 'Swords Dance'])
  })

  test('are listed once each', () => {
    expect(moveList(moves('outrage', 'leer', 'outrage'))).toHaveLength(2)
  })
})

test.each([
  ['0', '--'],
  ['100', '100'],
  ['level', 'level'],
])('a power of %s shows as %s', (power, label) => {
  expect(powerLabel(power)).toBe(label)
})

test('an accuracy shows as percent, or -- for a move that never misses', () => {
  expect(accuracyLabel(90, false)).toBe('90%')
  expect(accuracyLabel(100, true)).toBe('--')
})
