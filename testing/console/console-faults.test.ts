import { consoleFaults, NO_FAULTS } from './console-faults'

const KEYS = 'Encountered two children with the same key, `thunderwave`'

test('an error that no test expects is a fault', () => {
  expect(consoleFaults([KEYS], [/Creature service/])).toEqual({
    unexpected: [KEYS],
    missing: ['/Creature service/'],
  })
})

test('an error that is expected by name is no fault, however often it is logged', () => {
  expect(consoleFaults([KEYS, KEYS], [/same key/])).toEqual(NO_FAULTS)
})

test('an expected error that does not come is a fault', () => {
  expect(consoleFaults([], [/same key/])).toEqual({ unexpected: [], missing: ['/same key/'] })
})

test('a console that says nothing to a test that expects nothing is as it should be', () => {
  expect(consoleFaults([], [])).toEqual(NO_FAULTS)
})
