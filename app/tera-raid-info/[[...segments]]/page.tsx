import type { Metadata } from 'next'
import { pageMetadata } from '@/app/_screen/page-metadata'
import { Screen } from '@/app/_screen/Screen'
import { parseSegments, pathOfSegments } from '@/lib/raid/deep-link'
import { prerenderedSegments } from '@/lib/raid/prerendered'
import { shippedRaidView } from '@/lib/raid-view/raid-view'

interface Props {
  params: Promise<{ segments?: string[] }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return prerenderedSegments().map((segments) => ({ segments }))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata(await prerenderedPage(props))
}

export default async function DeepLinkPage(props: Props) {
  return <Screen page={await prerenderedPage(props)} />
}

async function prerenderedPage({ params }: Props) {
  const { segments = [] } = await params
  const path = pathOfSegments(segments.map(decodeURIComponent))
  return { path, raid: shippedRaidView(parseSegments(segments)) }
}
