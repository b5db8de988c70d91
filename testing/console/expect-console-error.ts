import { format } from 'node:util'
import { consoleFaults, NO_FAULTS } from './console-faults'

let texts: string[] = []
let expected: RegExp[] = []

/** The test fails if no error or warning matches. Without this call, any error or warning fails the test. */
export function expectConsoleError(pattern: RegExp) {
  expected.push(pattern)
}

export function failOnConsoleErrors() {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...args: unknown[]) => {
      texts.push(format(...args))
    }
  }
  afterEach(expectNoFaults)
  afterAll(expectNoFaults)
}

function expectNoFaults() {
  const faults = consoleFaults(texts, expected)
  texts = []
  expected = []
  expect(faults).toEqual(NO_FAULTS)
}
