import type { MetadataRoute } from 'next'
import { TOKEN_COLOURS } from '@/app/_theme/token-colours'
import { ICONS } from '@/app/icons/icons'
import { SITE_TITLE } from '@/lib/raid/raid-title'
import { SITE_DESCRIPTION } from '@/lib/raid-view/raid-description'
import { fileHref, pageHref } from '@/lib/site'

export const dynamic = 'force-static'

/** The name and icons of the installed site. */
export function GET() {
  return Response.json(manifest(), { headers: { 'Content-Type': 'application/manifest+json' } })
}

function manifest(): MetadataRoute.Manifest {
  const pngs = Object.entries(ICONS).map(([file, { size, cutToShape }]) => ({
    src: fileHref(`/icons/${file}`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: cutToShape ? ('maskable' as const) : ('any' as const),
  }))
  return {
    name: SITE_TITLE,
    short_name: 'Tera Raids',
    description: SITE_DESCRIPTION,
    start_url: pageHref('/'),
    display: 'standalone',
    background_color: TOKEN_COLOURS.dark.page,
    theme_color: TOKEN_COLOURS.dark.page,
    icons: [{ src: fileHref('/icon.svg'), sizes: 'any', type: 'image/svg+xml' }, ...pngs],
  }
}
