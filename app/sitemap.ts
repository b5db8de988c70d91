import type { MetadataRoute } from 'next'
import { pathOfSegments } from '@/lib/raid/deep-link'
import { prerenderedSegments } from '@/lib/raid/prerendered'
import { pageAddress } from '@/lib/site'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  const paths = ['/', ...prerenderedSegments().map(pathOfSegments)]
  return paths.map((path) => ({ url: pageAddress(path) }))
}
