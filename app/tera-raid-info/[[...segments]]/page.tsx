import type { Metadata } from 'next'
import { cache } from 'react'
import { OfferedRaids } from '@/app/_finder/OfferedRaids'
import { raidOfPage } from '@/app/_plans/raid-of-page'
import { pageMetadata } from '@/app/_screen/page-metadata'
import type { PrerenderedPage } from '@/app/_screen/prerendered-page'
import { Screen } from '@/app/_screen/Screen'
import { raidIndex } from '@/data/shipped/raid-index'
import { listedRaids } from '@/lib/finder/listed-raids'
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
  const page = await prerenderedPage(await params)
  const selection = parsePath(page.path) ?? NOTHING_CHOSEN
  return (
    <Screen page={page}>
      {page.raid ? undefined : (
        <OfferedRaids selection={selection} raids={listedRaids(raidIndex, selection)} />
      )}
    </Screen>
  )
}

function prerenderedPage({ segments = [] }: Awaited<Props['params']>): Promise<PrerenderedPage> {
  return pageAt(pathOfSegments(segmentsSchema.parse(segments.map(decodeURIComponent))))
}

// Next asks for the page and for its head.
const pageAt = cache(async (path: string): Promise<PrerenderedPage> => {
  const raid = shippedRaidView(parsePath(path) ?? NOTHING_CHOSEN)
  return { path, ...(raid && (await raidOfPage(raid))) }
})
