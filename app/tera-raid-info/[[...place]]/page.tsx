import type { Metadata } from 'next'
import { OfferedRaids } from '@/app/_finder/OfferedRaids'
import { LocalizedScreen } from '@/app/_screen/LocalizedScreen'
import { pageMetadata } from '@/app/_screen/page-metadata'
import { raidIndex } from '@/data/shipped/raid-index'
import { listedRaids } from '@/lib/finder/listed-raids'
import { parseSegments, pathOfSegments } from '@/lib/links/deep-link'
import { isOfRaid, prerenderedSegments, segmentsSchema } from '@/lib/links/prerendered'
import { words } from '@/lib/words/en/words'

interface Props {
  params: Promise<{ place?: string[] }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return prerenderedSegments()
    .filter((segments) => !isOfRaid(segments))
    .map((place) => ({ place }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const path = pathOfSegments(segmentsOf(await params))
  return pageMetadata({ path }, words.labels, await words.loadSentences())
}

export default async function ListPage({ params }: Props) {
  const segments = segmentsOf(await params)
  const selection = parseSegments(segments)
  return (
    <LocalizedScreen page={{ path: pathOfSegments(segments) }}>
      <OfferedRaids selection={selection} raids={listedRaids(raidIndex, selection)} />
    </LocalizedScreen>
  )
}

function segmentsOf({ place = [] }: Awaited<Props['params']>): readonly string[] {
  return segmentsSchema.parse(place.map(decodeURIComponent))
}
