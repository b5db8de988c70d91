import { GARCHOMP, IRON_HANDS, MAGIKARP } from '@/testing/box/sets'
import { addSets, EMPTY_BOX } from './box'
import { changedElsewhere } from './changed-elsewhere'
import { readSets } from './read-sets'

const boxOf = (...sets: string[]) => addSets(EMPTY_BOX, readSets(sets.join('\n\n'))).box

test('what another tab added, removed and changed is told apart', () => {
  const before = boxOf(IRON_HANDS, MAGIKARP)
  const after = boxOf(IRON_HANDS.replace('Metronome', 'Life Orb'), GARCHOMP)
  expect(changedElsewhere(before, after)).toEqual({
    added: ['Garchomp'],
    removed: ['Magikarp'],
    changed: ['Iron Hands'],
  })
})

test('where only the field was typed in, nothing is said', () => {
  const box = boxOf(IRON_HANDS)
  expect(changedElsewhere(box, { ...box, field: 'Garchomp' })).toBeUndefined()
})
