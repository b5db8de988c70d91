import type { Language } from '@/lib/words/language'
import { labels } from './labels'

/** English, the language of the site. */
export const words: Language = {
  tag: 'en',
  labels,
  loadSentences: async () => (await import('./sentences')).sentences,
}
