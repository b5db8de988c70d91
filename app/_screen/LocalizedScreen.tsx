'use client'

import type { ComponentProps } from 'react'
import { LanguageContext, pageLanguage } from '@/app/_ui/language/language'
import { words } from '@/lib/words/en/words'
import { Screen } from './Screen'

const LANGUAGE = pageLanguage(words)

/** A client component, since the words contain functions, which the server can't send to the browser. */
export function LocalizedScreen(props: ComponentProps<typeof Screen>) {
  return (
    <LanguageContext value={LANGUAGE}>
      <Screen {...props} />
    </LanguageContext>
  )
}
