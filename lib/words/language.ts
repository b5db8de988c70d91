import type { labels } from './en/labels'
import type { sentences } from './en/sentences'

/** What the first load of a page says: titles, names of controls, what stands around a raid. */
export type Labels = typeof labels

/** What is made at build, or loaded on intent: advice, plans, notices, boxes, told battles. */
export type Sentences = typeof sentences

/** A language of the site. One that lacks a text does not compile. */
export interface Language {
  /** As BCP 47 writes it: `en`. */
  readonly tag: string
  readonly labels: Labels
  /** Loads the sentences. Rejects where they cannot be loaded. */
  readonly loadSentences: () => Promise<Sentences>
}
