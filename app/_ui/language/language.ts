import { createContext, useContext } from 'react'
import { type LazyPart, lazyPart } from '@/app/_ui/loading/lazy-part'
import type { Labels, Language, Sentences } from '@/lib/words/language'

/** The language of a page, whose sentences are loaded with the first part of the program that is not in the first load. */
export interface PageLanguage extends Pick<Language, 'tag' | 'labels'> {
  readonly sentences: LazyPart<Sentences>
}

/** A language for the pages that are in it: made once, outside of components. */
export function pageLanguage({ tag, labels, loadSentences }: Language): PageLanguage {
  return { tag, labels, sentences: lazyPart('The words of this part', loadSentences) }
}

/** The language of the page: each page provides its own, so a visitor loads one. */
export const LanguageContext = createContext<PageLanguage | undefined>(undefined)

/** The language of the page. */
export function useLanguage(): PageLanguage {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('No language is provided: a page has to, and a test by `render` beside this')
  return language
}

/** What the first load says, in the language of the page. */
export function useLabels(): Labels {
  return useLanguage().labels
}

/** What is loaded later says, in the language of the page: for components below `WhenLoaded`, which waits for it. */
export function useSentences(): Sentences {
  const sentences = useLanguage().sentences.useIfLoaded()
  if (!sentences) throw new Error('Sentences are rendered before they are loaded: WhenLoaded waits for them')
  return sentences
}
