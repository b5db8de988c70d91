import { RaidContent } from '@/app/_raid/RaidContent'
import { RaidScreen } from '@/app/_raid/RaidScreen'
import { parsePath, pathOfSegments } from '@/lib/raid/deep-link'
import { prerenderedSegments } from '@/lib/raid/prerendered'
import { shippedRaidView } from '@/lib/raid/raid-view'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'

interface Props {
  params: Promise<{ segments?: string[] }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return prerenderedSegments().map((segments) => ({ segments }))
}

export default async function DeepLinkPage({ params }: Props) {
  // Next hands the segments over percent-encoded.
  const { segments = [] } = await params
  const path = pathOfSegments(segments.map(decodeURIComponent))
  const raid = shippedRaidView(parsePath(path) ?? NOTHING_CHOSEN)
  return <RaidScreen page={{ path, raid }}>{raid && <RaidContent raid={raid} />}</RaidScreen>
}
