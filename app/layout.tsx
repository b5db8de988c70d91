import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { mediaOf } from '@/app/_theme/color-scheme'
import { fileHref } from '@/lib/links/site'
import { english } from '@/lib/words/en/english'
import { pageMetadata } from './_screen/page-metadata'
import { RECENT_SCRIPT } from './_screen/recent-script'
import { START_SCRIPT } from './_screen/start-script'
import { SCHEME_SCRIPT } from './_theme/scheme-script'
import { PAGE_COLOURS } from './_theme/token-colours'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  return {
    ...pageMetadata({ path: '/' }, english.labels, await english.loadSentences()),
    manifest: fileHref('/manifest.webmanifest'),
    icons: { icon: fileHref('/icon.svg'), apple: fileHref('/icons/apple-touch-icon.png') },
  }
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: mediaOf('light', undefined), color: PAGE_COLOURS.light },
    { media: mediaOf('dark', undefined), color: PAGE_COLOURS.dark },
  ],
}

/** Inline, because it has to run before the first paint and before scripts that may not arrive. */
const INLINE_SCRIPT = `${SCHEME_SCRIPT};${RECENT_SCRIPT};${START_SCRIPT}`

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The inline script sets attributes that the prerendered page lacks.
    <html lang={english.tag} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text, and the only way to write an inline script */}
        <script dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
