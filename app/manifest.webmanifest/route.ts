import type { MetadataRoute } from 'next'
import { TOKEN_COLORS } from '@/app/_theme/token-colors'
import { ICONS } from '@/app/icons/icons'
import { fileHref, pageHref } from '@/lib/links/site'
import { words } from '@/lib/words/en/words'
import type { Sentences } from '@/lib/words/language'

export const dynamic = 'force-static'

export async function GET() {
  return Response.json(manifest(await words.loadSentences()), {
    headers: { 'Content-Type': 'application/manifest+json' },
  })
}

function manifest({ sharing, description }: Sentences): MetadataRoute.Manifest {
  const pngs = Object.entries(ICONS).map(([file, { size, cutToShape }]) => ({
    src: fileHref(`/icons/${file}`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: cutToShape ? ('maskable' as const) : ('any' as const),
  }))
  return {
    name: sharing.site,
    short_name: sharing.shortName,
    description: description.site,
    start_url: pageHref('/'),
    display: 'standalone',
    background_color: TOKEN_COLORS.dark.page,
    theme_color: TOKEN_COLORS.dark.page,
    icons: [{ src: fileHref('/icon.svg'), sizes: 'any', type: 'image/svg+xml' }, ...pngs],
  }
}
