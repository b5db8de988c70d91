import { GARCHOMP, IRON_HANDS, MAGIKARP, manySets } from '@/testing/box/sets'
import {
  addSets,
  boxText,
  EMPTY_BOX,
  isTooMuch,
  MAX_ENTRIES,
  MAX_TEXT,
  parseBox,
  storedBox,
  withChange,
  without,
} from './box'
import { changedEntry } from './changed-entry'
import { type BoxEntry, readSets } from './read-sets'

const boxOf = (...sets: string[]) => addSets(EMPTY_BOX, readSets(sets.join('\n\n'))).box
const setsOf = ({ entries }: { entries: readonly BoxEntry[] }) => entries.map(({ set }) => set)

function entryOf(set: string): BoxEntry {
  const [entry] = boxOf(set).entries
  if (!entry) throw new Error(`${set} cannot be read`)
  return entry
}

test('new Pokémon come last, and duplicate texts count once', () => {
  const addition = addSets(boxOf(IRON_HANDS, MAGIKARP), readSets([MAGIKARP, GARCHOMP].join('\n\n')))
  expect(setsOf(addition.box)).toEqual([IRON_HANDS, MAGIKARP, GARCHOMP])
  expect(addition).toMatchObject({ added: 1, known: 1, noRoom: 0, unread: 0 })
})

test('unreadable sets are appended to the text in the field', () => {
  const box = { ...boxOf(IRON_HANDS), field: ' half a set\n' }
  expect(addSets(box, readSets(`${MAGIKARP}\n\nGarchump`)).box.field).toBe(' half a set\n\n\nGarchump')
  expect(addSets(box, readSets(MAGIKARP)).box.field).toBe(' half a set\n')
})

test('parsing a stored box restores it with the text in the field', () => {
  const box = { ...boxOf(IRON_HANDS, MAGIKARP), field: ' Garchomp @ \n' }
  expect(parseBox(structuredClone(storedBox(box)))).toEqual(box)
})

test('a stored box that equals the known box is not parsed again', () => {
  const box = boxOf(IRON_HANDS, MAGIKARP)
  expect(parseBox(structuredClone(storedBox(box)), box)).toBe(box)
  const [entry] = parseBox(storedBox({ ...box, field: 'more' }), box).entries
  expect(entry).toBe(box.entries[0])
})

test('unreadable sets, stored by an earlier release, move to the field', () => {
  const earlier = { version: 1, sets: [IRON_HANDS, MAGIKARP, 'Garchump\n- Surf'] }
  expect(parseBox(earlier)).toEqual({ ...boxOf(IRON_HANDS, MAGIKARP), field: 'Garchump\n- Surf' })
})

test('the text of a box is the pasted text, and gives the same box', () => {
  const box = boxOf(IRON_HANDS.replace('Iron Hands', 'Fists (Iron Hands)'), 'Garchump\n- Surf')
  expect(boxText(box)).toContain('Fists (Iron Hands) @ Metronome\n')
  expect(boxText({ ...box, field: '' })).toBe(`${setsOf(box).join()}\n`)
  expect(addSets(EMPTY_BOX, readSets(boxText(box))).box).toEqual(box)
})

test.each([undefined, null, 'text', { version: 2, sets: [] }, { version: 1, sets: [7] }])(
  '%j is no stored box, and an empty one instead',
  (value) => expect(parseBox(value)).toEqual(EMPTY_BOX),
)

test('a full box moves further sets to the field', () => {
  const sets = manySets(MAX_ENTRIES + 3)
  const addition = addSets(boxOf(...sets.slice(0, 999)), readSets(sets.join('\n\n')))
  expect(addition).toMatchObject({ added: 1, known: 999, noRoom: 3, unread: 0 })
  expect(addition.box.entries).toHaveLength(1000)
  expect(addition.box.field).toBe(sets.slice(-3).join('\n\n'))
})

test('a full box of long sets is not too long; the limits are in lines and characters', () => {
  expect(isTooMuch(Array(MAX_ENTRIES).fill(`${IRON_HANDS}\n- Dig\nLevel: 50\nShiny: Yes`).join('\n\n'))).toBe(
    false,
  )
  expect([isTooMuch('\n'.repeat(19_999)), isTooMuch('\n'.repeat(20_000))]).toEqual([false, true])
  expect([isTooMuch('a'.repeat(MAX_TEXT)), isTooMuch('a'.repeat(MAX_TEXT + 1))]).toEqual([false, true])
})

test('a Pokémon can be removed', () => {
  expect(setsOf(without(boxOf(IRON_HANDS, MAGIKARP), entryOf(IRON_HANDS)))).toEqual([MAGIKARP])
})

describe('a change of a build', () => {
  const change = { item: 'life orb', teraType: 'Water', moves: ['surf', ' ', 'Splash', ''] } as const
  const { build } = entryOf(MAGIKARP)

  test('replaces the build, with names as the games spell them', () => {
    const result = changedEntry(build, change)
    if ('problems' in result) throw new Error(JSON.stringify(result.problems))
    expect(result.build).toEqual({ ...build, item: 'Life Orb', moves: ['Surf', 'Splash'] })
    const box = withChange(boxOf(IRON_HANDS, MAGIKARP, GARCHOMP), entryOf(MAGIKARP), result)
    expect(setsOf(box)).toEqual([IRON_HANDS, result.set, GARCHOMP])
  })

  test('to a set that is in the box already removes the duplicate', () => {
    const box = withChange(boxOf(IRON_HANDS, MAGIKARP), entryOf(MAGIKARP), entryOf(IRON_HANDS))
    expect(setsOf(box)).toEqual([IRON_HANDS])
  })

  test('an empty item means no item', () => {
    expect(changedEntry(build, { ...change, item: '' })).toMatchObject({ build: { item: undefined } })
  })

  test('keeps level and IVs', () => {
    const small = entryOf(MAGIKARP.replace('- Splash', 'Level: 5\nIVs: 0 Spe\n- Splash')).build
    expect(changedEntry(small, change)).toMatchObject({
      build: { level: 5, individualValues: { spe: 0 }, item: 'Life Orb' },
    })
  })

  test('may keep a Pokémon without moves, but cannot remove all moves', () => {
    const cheerer = entryOf(MAGIKARP.replace('- Splash', '- (No Move)')).build
    expect(changedEntry(cheerer, { ...change, moves: ['', ''] })).toMatchObject({ build: { moves: [] } })
    expect(changedEntry(build, { ...change, moves: ['', ''] })).toEqual({ problems: [{ kind: 'no moves' }] })
  })

  test('with unknown names is refused, with all problems', () => {
    expect(changedEntry(build, { ...change, item: 'Life Orbs', moves: ['Serf'] })).toEqual({
      problems: [
        { kind: 'unknown name', part: 'item', name: 'Life Orbs' },
        { kind: 'unknown name', part: 'move', name: 'Serf' },
      ],
    })
    expect(changedEntry(build, { ...change, moves: [] })).toEqual({ problems: [{ kind: 'no moves' }] })
  })
})
