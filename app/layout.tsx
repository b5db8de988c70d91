import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { mediaOf } from '@/app/_theme/color-scheme'
import { fileHref } from '@/lib/links/site'
import { words } from '@/lib/words/en/words'
import { INLINE_SCRIPT } from './_screen/inline-scripts'
import { pageMetadata } from './_screen/page-metadata'
import { PAGE_COLORS } from './_theme/token-colors'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  return {
    ...pageMetadata({ path: '/' }, words.labels, await words.loadSentences()),
    manifest: fileHref('/manifest.webmanifest'),
    icons: { icon: fileHref('/icon.svg'), apple: fileHref('/icons/apple-touch-icon.png') },
  }
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: mediaOf('light', undefined), color: PAGE_COLORS.light },
    { media: mediaOf('dark', undefined), color: PAGE_COLORS.dark },
  ],
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The inline script sets attributes that are not in the prerendered page.
    <html lang={words.tag} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text, and the only way to write an inline script */}
        <script dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
