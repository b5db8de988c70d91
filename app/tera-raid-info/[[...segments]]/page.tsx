import type { Metadata } from 'next'
import { cache } from 'react'
import { raidOfPage } from '@/app/_plans/raid-of-page'
import { pageMetadata } from '@/app/_screen/page-metadata'
import type { PrerenderedPage } from '@/app/_screen/prerendered-page'
import { Screen } from '@/app/_screen/Screen'
import { parsePath, pathOfSegments } from '@/lib/raid/deep-link'
import { prerenderedSegments } from '@/lib/raid/prerendered'
import { segmentsSchema } from '@/lib/raid/segments-schema'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { shippedRaidView } from '@/lib/raid-view/raid-view'

interface Props {
  params: Promise<{ segments?: string[] }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return prerenderedSegments().map((segments) => ({ segments }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await prerenderedPage(await params))
}

export default async function DeepLinkPage({ params }: Props) {
  return <Screen page={await prerenderedPage(await params)} />
}

function prerenderedPage({ segments = [] }: Awaited<Props['params']>): Promise<PrerenderedPage> {
  return pageAt(pathOfSegments(segmentsSchema.parse(segments.map(decodeURIComponent))))
}

// Next asks for the page and for its head.
const pageAt = cache(async (path: string): Promise<PrerenderedPage> => {
  const raid = shippedRaidView(parsePath(path) ?? NOTHING_CHOSEN)
  return { path, ...(raid && (await raidOfPage(raid))) }
})
