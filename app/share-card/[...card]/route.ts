import { shareCard } from '@/app/_share-card/share-card'
import { SHARE_CARD_FOLDER, shareCards } from '@/lib/links/share-cards'
import { words } from '@/lib/words/en/words'

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
  const picture = await shareCard(selection, await words.loadSentences())
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/png' },
  })
}
