import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { corrections } from './corrections'

test('each correction names a bundled creature or move', () => {
  const creatures = [...corrections.creatures, ...corrections.learned, ...corrections.unanswered]
  expect(creatures.filter(({ key }) => !shippedCreatures[key])).toEqual([])
  expect(corrections.moves.filter(({ key }) => !shippedMoves[key])).toEqual([])
  expect(corrections.learned.filter(({ move }) => !shippedMoves[move])).toEqual([])
})
