import { eventNames } from './event-names'

const NOVEMBER = { number: '001', start: '2022-11-25' }
const DECEMBER = { number: '002', start: '2022-12-02' }
const LATER = { number: '050', start: '2024-03-22' }

/** Sets by their `id`, with the events in which they came, in that order. */
function named(sets: Readonly<Record<string, readonly [name: string, ...events: (typeof NOVEMBER)[]]>>) {
  const came = new Map(Object.entries(sets).map(([id, [, ...events]]) => [id, events]))
  const names = eventNames(
    Object.entries(sets).map(([id, [name]]) => ({ id, name })),
    came,
  )
  return Object.fromEntries(names)
}

test('the newest set of a creature has the bare name, an older one the month of its first event', () => {
  expect(named({ old: ['Charizard', DECEMBER], new: ['Charizard', LATER] })).toEqual({
    old: 'Charizard (2022-12)',
    new: 'Charizard',
  })
})

test('a set that came again is no newer for it', () => {
  expect(named({ old: ['Charizard', DECEMBER, LATER], new: ['Charizard', LATER] }).old).toBe('Charizard (2022-12)')
})

test('of several sets of one event the first is the newest, and the others have the letters of their month', () => {
  expect(named({ a: ['Ditto', NOVEMBER], b: ['Ditto', NOVEMBER], c: ['Ditto', NOVEMBER] })).toEqual({
    a: 'Ditto',
    b: 'Ditto (2022-11b)',
    c: 'Ditto (2022-11c)',
  })
})

test('a new event gives a date to the bare name, and changes no name that has one', () => {
  const before = named({ a: ['Ditto', NOVEMBER], b: ['Ditto', NOVEMBER] })
  const after = named({ a: ['Ditto', NOVEMBER], b: ['Ditto', NOVEMBER], c: ['Ditto', LATER] })
  expect(after).toEqual({ ...before, a: 'Ditto (2022-11)', c: 'Ditto' })
})

test('sets of different creatures do not count for each other', () => {
  expect(named({ a: ['Ditto', NOVEMBER], b: ['Eevee', NOVEMBER] })).toEqual({ a: 'Ditto', b: 'Eevee' })
})

test('a form and a date stand in one pair of brackets', () => {
  const { old } = named({ old: ['Samurott (Hisui)', NOVEMBER], new: ['Samurott (Hisui)', LATER] })
  expect(old).toBe('Samurott (Hisui, 2022-11)')
})

test('a set that never came has no name', () => {
  expect(() => named({ never: ['Ditto'] })).toThrow('data/events/schedule.json: no event has never')
})
