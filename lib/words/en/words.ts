import type { Language } from '@/lib/words/language'
import { labels } from './labels'

export const words: Language = {
  tag: 'en',
  labels,
  loadSentences: async () => (await import('./sentences')).sentences,
}
