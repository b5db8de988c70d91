import { RAIDS_FOLDER, raidViewsPath } from '@/lib/links/file-names'
import { allRaids, type Raid } from '@/lib/raid/raid'
import { shippedRaidViews } from '@/lib/raid-view/live-raid-view'
import { words } from '@/lib/words/en/words'

interface Context {
  params: Promise<{ raid: string[] }>
}

export const dynamic = 'force-static'
export const dynamicParams = false

const raids = new Map<string, Raid>(allRaids().map((raid) => [raidViewsPath(raid.id), raid]))

export function generateStaticParams() {
  return [...raids.keys()].map((path) => ({ raid: path.slice(RAIDS_FOLDER.length + 1).split('/') }))
}

export async function GET(_request: Request, { params }: Context) {
  const raid = raids.get([RAIDS_FOLDER, ...(await params).raid].join('/'))
  if (!raid) return new Response(null, { status: 404 })
  return Response.json(shippedRaidViews(raid, await words.loadSentences()))
}
