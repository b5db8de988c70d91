import fc from 'fast-check'
import { GARCHOMP, IRON_HANDS, MAGIKARP, manySets } from '@/testing/box/sets'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { addSets, type Box, EMPTY_BOX, MAX_ENTRIES, without } from './box'
import { changedElsewhere, mergedBox } from './merged-box'
import { readSets } from './read-sets'

const boxOf = (...sets: string[]) => addSets(EMPTY_BOX, readSets(sets.join('\n\n'))).box
const setsOf = ({ entries }: Box) => entries.map(({ set }) => set)

const before = boxOf(IRON_HANDS, MAGIKARP)
const withGarchomp = addSets(before, readSets(GARCHOMP)).box
const withoutFirst = (box: Box) => (box.entries[0] ? without(box, box.entries[0]) : box)

test('additions in one tab and removals in another both apply', () => {
  expect(setsOf(mergedBox({ before, ours: withGarchomp, theirs: withoutFirst(before) }))).toEqual([
    MAGIKARP,
    GARCHOMP,
  ])
  expect(setsOf(mergedBox({ before, ours: withoutFirst(before), theirs: withGarchomp }))).toEqual([
    MAGIKARP,
    GARCHOMP,
  ])
})

test('a cleared box keeps the additions of another tab', () => {
  expect(setsOf(mergedBox({ before, ours: EMPTY_BOX, theirs: withGarchomp }))).toEqual([GARCHOMP])
})

test('the merged box has both versions of a Pokémon that two tabs change', () => {
  const withItem = (item: string) => boxOf(IRON_HANDS.replace('Metronome', item), MAGIKARP)
  const { entries } = mergedBox({ before, ours: withItem('Shell Bell'), theirs: withItem('Life Orb') })
  expect(entries.map(({ build }) => build.item)).toEqual(['Life Orb', undefined, 'Shell Bell'])
})

test.each([
  { ours: '', theirs: 'a', field: 'a' },
  { ours: 'b', theirs: '', field: 'b' },
  { ours: 'b', theirs: 'b', field: 'b' },
  { ours: 'b', theirs: 'a', field: 'a\n\nb' },
])('merging fields loses no text: %j', ({ field, ...fields }) => {
  const [ours, theirs] = [fields.ours, fields.theirs].map((text) => ({ ...before, field: text }))
  if (!ours || !theirs) throw new Error('two boxes are merged')
  expect(mergedBox({ before, ours, theirs }).field).toBe(field)
})

test('a full merged box moves further sets to the field', () => {
  const sets = manySets(MAX_ENTRIES + 1)
  const full = boxOf(...sets.slice(0, MAX_ENTRIES))
  const ourBox = boxOf(sets.at(-1) ?? '')
  expect(mergedBox({ before: EMPTY_BOX, ours: ourBox, theirs: full })).toEqual({
    entries: full.entries,
    field: sets.at(-1),
  })
})

test('a merged box has a Pokémon exactly if a tab added it, or no tab removed it', () => {
  const entries = boxOf(...manySets(6)).entries
  const anyBox = fc.subarray([...entries]).map((entries): Box => ({ entries, field: '' }))
  fc.assert(
    fc.property(anyBox, anyBox, anyBox, (before, ours, theirs) => {
      const merged = new Set(setsOf(mergedBox({ before, ours, theirs })))
      for (const { set } of entries) {
        const [wasIn, isOurs, isTheirs] = [before, ours, theirs].map((box) => setsOf(box).includes(set))
        expect(merged.has(set)).toBe(wasIn ? isOurs && isTheirs : isOurs || isTheirs)
      }
    }),
    fuzzing(100),
  )
})

test('changes elsewhere are split into added, removed and changed', () => {
  const before = boxOf(IRON_HANDS, MAGIKARP)
  const after = boxOf(IRON_HANDS.replace('Metronome', 'Life Orb'), GARCHOMP)
  expect(changedElsewhere(before, after)).toEqual({
    added: ['Garchomp'],
    removed: ['Magikarp'],
    changed: ['Iron Hands'],
  })
})

test('a change of only the field does not count as a change elsewhere', () => {
  const box = boxOf(IRON_HANDS)
  expect(changedElsewhere(box, { ...box, field: 'Garchomp' })).toBeUndefined()
})
