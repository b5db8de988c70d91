'use client'

import type { ComponentProps } from 'react'
import { LanguageContext, pageLanguage } from '@/app/_ui/language/language'
import { english } from '@/lib/words/en/english'
import { Screen } from './Screen'

const ENGLISH = pageLanguage(english)

/** A component of its own, since the words contain functions, which the server cannot send to the browser. */
export function EnglishScreen(props: ComponentProps<typeof Screen>) {
  return (
    <LanguageContext value={ENGLISH}>
      <Screen {...props} />
    </LanguageContext>
  )
}
