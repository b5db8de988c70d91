import type { MetadataRoute } from 'next'
import { pathOfSegments } from '@/lib/links/deep-link'
import { prerenderedSegments } from '@/lib/links/prerendered'
import { pageAddress } from '@/lib/links/site'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  const paths = ['/', ...prerenderedSegments().map(pathOfSegments)]
  return paths.map((path) => ({ url: pageAddress(path) }))
}
