import type { Metadata } from 'next'
import { cache } from 'react'
import { loadPageRaid } from '@/app/_plans/load-page-raid'
import { LocalizedScreen } from '@/app/_screen/LocalizedScreen'
import { type PrerenderedPage, pageMetadata } from '@/app/_screen/page-metadata'
import { parsePath, pathOfSegments } from '@/lib/links/deep-link'
import { isOfRaid, prerenderedSegments, segmentsSchema } from '@/lib/links/prerendered'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { words } from '@/lib/words/en/words'

interface Props {
  /** `raid` is the boss, and possibly the Tera type. */
  params: Promise<{ tier: string; region: string; raid: string[] }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return prerenderedSegments()
    .filter(isOfRaid)
    .map(([tier = '', region = '', ...raid]) => ({ tier, region, raid }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await prerenderedPage(await params), words.labels, await words.loadSentences())
}

/** A separate route, so that a raid's first load excludes the lists of raids. */
export default async function RaidPage({ params }: Props) {
  return <LocalizedScreen page={await prerenderedPage(await params)} />
}

function prerenderedPage({ tier, region, raid }: Awaited<Props['params']>): Promise<PrerenderedPage> {
  return pageAt(pathOfSegments(segmentsSchema.parse([tier, region, ...raid].map(decodeURIComponent))))
}

// Next calls it for the page and for the head.
const pageAt = cache(async (path: string): Promise<PrerenderedPage> => {
  const sentences = await words.loadSentences()
  const raid = shippedRaidView(parsePath(path) ?? NOTHING_CHOSEN, sentences)
  return { path, ...(raid && (await loadPageRaid(raid, sentences))) }
})
