'use client'

import { SCHEME_SCRIPT } from '@/app/_theme/scheme-script'
import { mediaOf } from '@/app/_theme/show-scheme'
import { TOKEN_COLOURS } from '@/app/_theme/token-colours'
import { fileHref } from '@/lib/site'
import { START_SCRIPT } from './start-script'

// A program that runs has the script behind it.
const SCRIPT = typeof window === 'undefined' ? `${SCHEME_SCRIPT};${START_SCRIPT}` : ''

/**
 * What every page has in its head. A component of the browser as well: what only the server renders, Next writes into each
 * page twice, the second time for React.
 */
export function PageHead() {
  return (
    <head>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media={mediaOf('light', undefined)} content={TOKEN_COLOURS.light.page} />
      <meta name="theme-color" media={mediaOf('dark', undefined)} content={TOKEN_COLOURS.dark.page} />
      <link rel="manifest" href={fileHref('/manifest.webmanifest')} />
      <link rel="icon" href={fileHref('/icon.svg')} />
      <link rel="apple-touch-icon" href={fileHref('/icons/apple-touch-icon.png')} />
      {/* What has to run before the page shows, and whatever arrives later. Inline: one that is loaded may come late, or never. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text, and the only way to write an inline script */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
    </head>
  )
}
