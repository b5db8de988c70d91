/** @jest-environment node */
import { GARCHOMP, IRON_HANDS, MAGIKARP, manySets } from '@/testing/box/sets'
import { boxText, EMPTY_BOX, MOST_ENTRIES, parseBox, storedBox, withChange, without, withSets } from './box'
import { changedEntry } from './changed-entry'
import { type BoxEntry, readSets } from './read-sets'

const boxOf = (...sets: string[]) => withSets(EMPTY_BOX, readSets(sets.join('\n\n')))
const setsOf = ({ entries }: { entries: readonly BoxEntry[] }) => entries.map(({ set }) => set)

function entryOf(set: string): BoxEntry {
  const [entry] = boxOf(set).entries
  if (!entry) throw new Error(`${set} cannot be read`)
  return entry
}

test('Pokémon are added after those that are there; the same text counts once', () => {
  const box = withSets(boxOf(IRON_HANDS, MAGIKARP), readSets([MAGIKARP, GARCHOMP].join('\n\n')))
  expect(setsOf(box)).toEqual([IRON_HANDS, MAGIKARP, GARCHOMP])
})

test('what is stored is read back whole, that which could not be read included', () => {
  const box = boxOf(IRON_HANDS, 'Garchump\n- Surf', MAGIKARP)
  expect(box.unread).toEqual(['Garchump\n- Surf'])
  expect(parseBox(structuredClone(storedBox(box)))).toEqual(box)
})

test('its text is what was pasted, and reads as the same box', () => {
  const box = boxOf(IRON_HANDS.replace('Iron Hands', 'Fists (Iron Hands)'), 'Garchump\n- Surf')
  expect(boxText(box)).toContain('Fists (Iron Hands) @ Metronome\n')
  expect(withSets(EMPTY_BOX, readSets(boxText(box)))).toEqual(box)
})

test.each([undefined, null, 'text', { version: 2, sets: [] }, { version: 1, sets: [7] }])(
  '%j is no stored box, and an empty one instead',
  (stored) => expect(parseBox(stored)).toEqual(EMPTY_BOX),
)

test('for what it has no room, it keeps the text', () => {
  const box = boxOf(...manySets(MOST_ENTRIES + 3))
  expect([box.entries.length, box.unread.length]).toEqual([1000, 3])
})

test('one can be removed', () => {
  expect(setsOf(without(boxOf(IRON_HANDS, MAGIKARP), entryOf(IRON_HANDS)))).toEqual([MAGIKARP])
})

describe('a change of a build', () => {
  const change = { item: 'life orb', teraType: 'Water', moves: ['surf', ' ', 'Splash', ''] } as const
  const { build } = entryOf(MAGIKARP)

  test('takes the place of the build, in names as the games have them', () => {
    const changed = changedEntry(build, change)
    if ('problems' in changed) throw new Error(changed.problems.join())
    expect(changed.build).toEqual({ ...build, item: 'Life Orb', moves: ['Surf', 'Splash'] })
    const box = withChange(boxOf(IRON_HANDS, MAGIKARP, GARCHOMP), entryOf(MAGIKARP), changed)
    expect(setsOf(box)).toEqual([IRON_HANDS, changed.set, GARCHOMP])
  })

  test('to what is in the box already leaves one of both', () => {
    const box = withChange(boxOf(IRON_HANDS, MAGIKARP), entryOf(MAGIKARP), entryOf(IRON_HANDS))
    expect(setsOf(box)).toEqual([IRON_HANDS])
  })

  test('an empty item is none', () => {
    expect(changedEntry(build, { ...change, item: '' })).toMatchObject({ build: { item: undefined } })
  })

  test('that makes no sense is refused, with all that is wrong', () => {
    expect(changedEntry(build, { ...change, item: 'Life Orbs', moves: ['Serf'] })).toEqual({
      problems: ['no item is called Life Orbs', 'no move is called Serf'],
    })
    expect(changedEntry(build, { ...change, moves: [] })).toEqual({ problems: ['the moves are missing'] })
  })
})
