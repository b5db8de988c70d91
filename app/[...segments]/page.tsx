import { Screen } from '@/app/_screen/Screen'
import { parsePath } from '@/lib/raid/deep-link'
import { DEEP_LINK_ROOT } from '@/lib/raid/deep-link-root'
import { prerenderedSegments } from '@/lib/raid/prerendered'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { shippedRaidView } from '@/lib/raid-view/raid-view'

interface Props {
  params: Promise<{ segments: string[] }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return prerenderedSegments().map((segments) => ({ segments: [DEEP_LINK_ROOT, ...segments] }))
}

export default async function DeepLinkPage({ params }: Props) {
  // Next hands the segments over percent-encoded.
  const { segments } = await params
  const path = `/${segments.join('/')}`
  const raid = shippedRaidView(parsePath(path) ?? NOTHING_CHOSEN)
  return <Screen page={{ path, raid }} />
}
