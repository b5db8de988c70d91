import type { ReactNode } from 'react'
import { PageHead } from '@/app/_screen/PageHead'
import './globals.css'
import '@/app/_theme/type-colours.css'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The script sets attributes that the prerendered page does not have.
    <html lang="en" suppressHydrationWarning>
      <PageHead />
      <body>{children}</body>
    </html>
  )
}
