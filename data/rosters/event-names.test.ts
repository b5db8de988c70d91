import { eventNames } from './event-names'

const NOVEMBER = { number: '001', start: '2022-11-25' }
const DECEMBER = { number: '002', start: '2022-12-02' }
const LATER = { number: '050', start: '2024-03-22' }

/** Versions by `id`, each with its events in order. */
function namesOf(
  versions: Readonly<Record<string, readonly [name: string, ...events: (typeof NOVEMBER)[]]>>,
) {
  const events = new Map(Object.entries(versions).map(([id, [, ...events]]) => [id, events]))
  const names = eventNames(
    Object.entries(versions).map(([id, [name]]) => ({ id, name })),
    events,
  )
  return Object.fromEntries(names)
}

test('the newest version of a creature has the bare name, an older version the month of its first event', () => {
  expect(namesOf({ old: ['Charizard', DECEMBER], new: ['Charizard', LATER] })).toEqual({
    old: 'Charizard (2022-12)',
    new: 'Charizard',
  })
})

test('a rerun doesn’t make a version newer', () => {
  expect(namesOf({ old: ['Charizard', DECEMBER, LATER], new: ['Charizard', LATER] }).old).toBe(
    'Charizard (2022-12)',
  )
})

test('of several versions of one event, the first has the bare name, and the others have letters', () => {
  expect(namesOf({ a: ['Ditto', NOVEMBER], b: ['Ditto', NOVEMBER], c: ['Ditto', NOVEMBER] })).toEqual({
    a: 'Ditto',
    b: 'Ditto (2022-11b)',
    c: 'Ditto (2022-11c)',
  })
})

test('a new event only changes the bare name, which gets a date', () => {
  const before = namesOf({ a: ['Ditto', NOVEMBER], b: ['Ditto', NOVEMBER] })
  const after = namesOf({ a: ['Ditto', NOVEMBER], b: ['Ditto', NOVEMBER], c: ['Ditto', LATER] })
  expect(after).toEqual({ ...before, a: 'Ditto (2022-11)', c: 'Ditto' })
})

test('other creatures don’t affect a name', () => {
  expect(namesOf({ a: ['Ditto', NOVEMBER], b: ['Eevee', NOVEMBER] })).toEqual({ a: 'Ditto', b: 'Eevee' })
})

test('a form and a date share one pair of brackets', () => {
  const { old } = namesOf({ old: ['Samurott (Hisui)', NOVEMBER], new: ['Samurott (Hisui)', LATER] })
  expect(old).toBe('Samurott (Hisui, 2022-11)')
})

test('a version without an event throws', () => {
  expect(() => namesOf({ never: ['Ditto'] })).toThrow('data/events/schedule.json: no event has never')
})
