import { shareCard } from '@/app/_share-card/share-card'
import { SHARE_CARD_FOLDER } from '@/lib/raid/share-card-path'
import { shareCards } from '@/lib/raid/share-cards'

interface Context {
  params: Promise<{ card: string[] }>
}

export const dynamic = 'force-static'
export const dynamicParams = false

const cards = shareCards()

export function generateStaticParams() {
  return [...cards.keys()].map((path) => ({ card: path.slice(SHARE_CARD_FOLDER.length + 1).split('/') }))
}

export async function GET(_request: Request, { params }: Context) {
  const { card } = await params
  const selection = cards.get([SHARE_CARD_FOLDER, ...card].join('/'))
  if (!selection) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(await shareCard(selection)), {
    headers: { 'Content-Type': 'image/png' },
  })
}
