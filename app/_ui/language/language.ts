import { createContext, useContext } from 'react'
import { type LazyPart, lazyPart } from '@/app/_ui/loading/lazy-part'
import type { Labels, Language, Sentences } from '@/lib/words/language'

export interface PageLanguage extends Pick<Language, 'tag' | 'labels'> {
  readonly sentences: LazyPart<Sentences>
}

/** Call this outside of components. */
export function pageLanguage({ tag, labels, loadSentences }: Language): PageLanguage {
  return { tag, labels, sentences: lazyPart('The words of this part', loadSentences) }
}

export const LanguageContext = createContext<PageLanguage | undefined>(undefined)

export function useLanguage(): PageLanguage {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('No language is provided: a page has to, and a test by `render` beside this')
  return language
}

export function useLabels(): Labels {
  return useLanguage().labels
}

/** Texts of lazy parts. Only for components below `WhenLoaded`, which waits for them. */
export function useSentences(): Sentences {
  const sentences = useLanguage().sentences.useIfLoaded()
  if (!sentences) throw new Error('Sentences are rendered before they are loaded: WhenLoaded waits for them')
  return sentences
}
