import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { SITE_ORIGIN } from '@/lib/site'
import './globals.css'
import './type-colours.css'

export const metadata: Metadata = { metadataBase: new URL(SITE_ORIGIN), applicationName: 'Tera Raid Info' }

export const viewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light dark' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
