'use client'

import type { ComponentProps } from 'react'
import { LanguageContext, pageLanguage } from '@/app/_ui/language/language'
import { english } from '@/lib/words/en/english'
import { Screen } from './Screen'

const ENGLISH = pageLanguage(english)

/** The screen in English. A component of its own, since functions do not go from the server to the browser. */
export function EnglishScreen(props: ComponentProps<typeof Screen>) {
  return (
    <LanguageContext value={ENGLISH}>
      <Screen {...props} />
    </LanguageContext>
  )
}
