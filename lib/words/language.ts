import type { labels } from './en/labels'
import type { sentences } from './en/sentences'

/** Texts of the first load of a page: titles, names of controls, and everything around a raid. */
export type Labels = typeof labels

/** Texts that are made at build or loaded on intent: advice, plans, notices, boxes, battle logs. */
export type Sentences = typeof sentences

/** A language of the site. A language that lacks a text does not compile. */
export interface Language {
  /** BCP 47 tag: `en`. */
  readonly tag: string
  readonly labels: Labels
  /** Loads the sentences. Rejects if they cannot be loaded. */
  readonly loadSentences: () => Promise<Sentences>
}
