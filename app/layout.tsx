import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { SchemeScript } from './SchemeScript'
import './globals.css'
import './type-colours.css'

export const viewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light dark' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The script below sets an attribute that the prerendered page does not have.
    <html lang="en" suppressHydrationWarning>
      <head>
        <SchemeScript />
      </head>
      <body>{children}</body>
    </html>
  )
}
