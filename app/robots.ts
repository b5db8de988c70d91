import type { MetadataRoute } from 'next'
import { fileAddress } from '@/lib/links/site'

export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: fileAddress('/sitemap.xml') }
}
