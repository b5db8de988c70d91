import type { Metadata } from 'next'
import { cache } from 'react'
import { OfferedRaids } from '@/app/_finder/OfferedRaids'
import { raidOfPage } from '@/app/_plans/raid-of-page'
import { EnglishScreen } from '@/app/_screen/EnglishScreen'
import { type PrerenderedPage, pageMetadata } from '@/app/_screen/page-metadata'
import { raidIndex } from '@/data/shipped/raid-index'
import { listedRaids } from '@/lib/finder/listed-raids'
import { parsePath, pathOfSegments } from '@/lib/links/deep-link'
import { prerenderedSegments, segmentsSchema } from '@/lib/links/prerendered'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { english } from '@/lib/words/en/english'

interface Props {
  params: Promise<{ segments?: string[] }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return prerenderedSegments().map((segments) => ({ segments }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await prerenderedPage(await params), english.labels, await english.loadSentences())
}

export default async function DeepLinkPage({ params }: Props) {
  const page = await prerenderedPage(await params)
  const selection = parsePath(page.path) ?? NOTHING_CHOSEN
  return (
    <EnglishScreen page={page}>
      {page.raid ? undefined : (
        <OfferedRaids selection={selection} raids={listedRaids(raidIndex, selection)} />
      )}
    </EnglishScreen>
  )
}

function prerenderedPage({ segments = [] }: Awaited<Props['params']>): Promise<PrerenderedPage> {
  return pageAt(pathOfSegments(segmentsSchema.parse(segments.map(decodeURIComponent))))
}

// Next asks for the page and for its head.
const pageAt = cache(async (path: string): Promise<PrerenderedPage> => {
  const sentences = await english.loadSentences()
  const raid = shippedRaidView(parsePath(path) ?? NOTHING_CHOSEN, sentences)
  return { path, ...(raid && (await raidOfPage(raid, sentences))) }
})
