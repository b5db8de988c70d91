import { type RenderOptions, render as renderAlone } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { labels } from '@/lib/words/en/labels'
import { sentences } from '@/lib/words/en/sentences'
import type { Labels, Sentences } from '@/lib/words/language'
import { LanguageContext, type PageLanguage } from './language'

const ENGLISH = loaded('en', labels, sentences)

export function render(
  part: ReactElement,
  options: Omit<RenderOptions, 'wrapper'> & { in?: PageLanguage } = {},
) {
  const { in: language = ENGLISH, ...renderOptions } = options
  return renderAlone(part, {
    ...renderOptions,
    wrapper: ({ children }: { children: ReactNode }) => (
      <LanguageContext value={language}>{children}</LanguageContext>
    ),
  })
}

export function loaded(tag: string, labels: Labels, sentences: Sentences): PageLanguage {
  const state = { module: sentences, failed: false, retry: () => undefined }
  return {
    tag,
    labels,
    sentences: {
      load: async () => sentences,
      use: () => state,
      useProgress: () => state,
      useIfLoaded: () => sentences,
    },
  }
}
