import type { Metadata } from 'next'
import { RaidScreen } from '@/app/_raid/RaidScreen'
import { pageMetadata } from '@/app/page-metadata'
import { parseSegments, pathOfSegments } from '@/lib/raid/deep-link'
import { prerenderedSegments } from '@/lib/raid/prerendered'
import { shippedRaidView } from '@/lib/raid/raid-view'

interface Props {
  params: Promise<{ segments?: string[] }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return prerenderedSegments().map((segments) => ({ segments }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await pathOfPage(params))
}

export default async function DeepLinkPage({ params }: Props) {
  const { segments = [] } = await params
  const raid = shippedRaidView(parseSegments(segments))
  return <RaidScreen page={{ path: await pathOfPage(params), raid }} />
}

// Next hands the segments over percent-encoded.
async function pathOfPage(params: Props['params']): Promise<string> {
  const { segments = [] } = await params
  return pathOfSegments(segments.map(decodeURIComponent))
}
