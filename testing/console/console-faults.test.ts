import { consoleFaults, NO_FAULTS } from './console-faults'

const KEYS = 'Encountered two children with the same key, `thunderwave`'

test('an error that no test expects is a fault', () => {
  expect(consoleFaults([KEYS], [/Creature service/])).toEqual({
    unexpected: [KEYS],
    missing: ['/Creature service/'],
  })
})

test('an expected error is not a fault, however often it is logged', () => {
  expect(consoleFaults([KEYS, KEYS], [/same key/])).toEqual(NO_FAULTS)
})

test('an expected error that does not occur is a fault', () => {
  expect(consoleFaults([], [/same key/])).toEqual({ unexpected: [], missing: ['/same key/'] })
})

test('a silent console without expected errors has no faults', () => {
  expect(consoleFaults([], [])).toEqual(NO_FAULTS)
})
