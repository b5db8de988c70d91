import { format } from 'node:util'
import { consoleFaults, NO_FAULTS } from './console-faults'

let said: string[] = []
let expected: RegExp[] = []

/** The test fails if no error or warning matches. Without this call, any error or warning fails the test. */
export function expectConsoleError(pattern: RegExp) {
  expected.push(pattern)
}

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
