import { format } from 'node:util'
import { consoleFaults, NO_FAULTS } from './console-faults'

let said: string[] = []
let expected: RegExp[] = []

/**
 * Expects an error or a warning in the console of the running unit test, which fails when none matches. Without it, a test
 * fails on any.
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
  // Logged while a test is torn down.
  afterAll(holdAgainstExpected)
}

function holdAgainstExpected() {
  const faults = consoleFaults(said, expected)
  said = []
  expected = []
  expect(faults).toEqual(NO_FAULTS)
}
