import { drawIcon, ICONS } from '@/app/icons/icons'

interface Context {
  params: Promise<{ file: string }>
}

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return Object.keys(ICONS).map((file) => ({ file }))
}

export async function GET(_request: Request, { params }: Context) {
  const icon = ICONS[(await params).file]
  if (!icon) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(await drawIcon(icon)), { headers: { 'Content-Type': 'image/png' } })
}
