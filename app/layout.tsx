import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { fileHref } from '@/lib/site'
import { HeadScript } from './HeadScript'
import { TOKEN_COLOURS } from './token-colours'
import './globals.css'
import './type-colours.css'

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: TOKEN_COLOURS.light.page },
    { media: '(prefers-color-scheme: dark)', color: TOKEN_COLOURS.dark.page },
  ],
}

export const metadata: Metadata = {
  icons: { icon: fileHref('/icon.svg'), apple: fileHref('/icons/apple-touch-icon.png') },
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The script sets attributes that the prerendered page does not have.
    <html lang="en" suppressHydrationWarning>
      <head>
        <HeadScript />
      </head>
      <body>{children}</body>
    </html>
  )
}
