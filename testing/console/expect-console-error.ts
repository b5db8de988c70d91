import { format } from 'node:util'
import { consoleFaults, NO_FAULTS } from './console-faults'

let said: string[] = []
let expected: RegExp[] = []

/**
 * Expects an error or a warning in the console of the running unit test. The test fails if none matches. Without this
 * call, any error or warning fails the test.
 */
export function expectConsoleError(pattern: RegExp) {
  expected.push(pattern)
}

/** Fails a unit test if its console has an unexpected error or warning. */
export function failOnConsoleErrors() {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...parts: unknown[]) => {
      said.push(format(...parts))
    }
  }
  afterEach(holdAgainstExpected)
  afterAll(holdAgainstExpected)
}

function holdAgainstExpected() {
  const faults = consoleFaults(said, expected)
  said = []
  expected = []
  expect(faults).toEqual(NO_FAULTS)
}
