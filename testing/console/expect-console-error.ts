import { format } from 'node:util'
import { consoleFaults, NO_FAULTS } from './console-faults'

let said: string[] = []
let expected: RegExp[] = []

/**
 * Says that the running unit test makes the console tell of an error or a warning: it fails where none fits, and without
 * this where any comes.
 */
export function expectConsoleError(pattern: RegExp) {
  expected.push(pattern)
}

/** Fails every unit test of a file whose console has an error or a warning that it does not expect. */
export function failOnConsoleErrors() {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...parts: unknown[]) => {
      said.push(format(...parts))
    }
  }
  afterEach(holdAgainstExpected)
  // What comes while a test is taken down.
  afterAll(holdAgainstExpected)
}

function holdAgainstExpected() {
  const faults = consoleFaults(said, expected)
  said = []
  expected = []
  expect(faults).toEqual(NO_FAULTS)
}
