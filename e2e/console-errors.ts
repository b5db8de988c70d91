import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'
import { type ConsoleFaults, consoleFaults } from '@/tools/console/console-faults'
import { isPolicyViolation } from './policy-violations'

/** What the pages of a test report as an error, be it logged or thrown, and what of it the test expects. */
export class ConsoleErrors {
  readonly #said: string[] = []
  readonly #expected: RegExp[] = []

  /** Every error so far: its text, then the address that it names. */
  get said(): readonly string[] {
    return this.#said
  }

  /** Says that the test makes a page report an error: it fails where none fits, and without this where any comes. */
  expect(pattern: RegExp) {
    this.#expected.push(pattern)
  }

  /** What is wrong so far. */
  get faults(): ConsoleFaults {
    return consoleFaults(this.#said, this.#expected)
  }

  /** Listens to every page of a context from now on. */
  readonly watch = (context: BrowserContext) => {
    context.on('console', this.#onMessage)
    context.on('weberror', this.#onError)
  }

  readonly #onMessage = (message: ConsoleMessage) => {
    // What the content policy forbids has a fixture of its own.
    if (message.type() !== 'error' || isPolicyViolation(message.text())) return
    this.#said.push(`${message.text()} ${message.location().url}`)
  }

  readonly #onError = (error: WebError) => {
    this.#said.push(`${error.error()} ${error.page()?.url()}`)
  }
}
