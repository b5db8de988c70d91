import type { labels } from './en/labels'
import type { sentences } from './en/sentences'

export type Labels = typeof labels

export type Sentences = typeof sentences

/** A language that lacks a text doesn't compile. */
export interface Language {
  /** BCP 47 tag: `en`. */
  readonly tag: string
  readonly labels: Labels
  /** Rejects if the sentences can't be loaded. */
  readonly loadSentences: () => Promise<Sentences>
}
