import { RaidScreen } from '@/app/_raid/RaidScreen'
import { pageMetadata } from '@/app/page-metadata'

export const metadata = pageMetadata('/')

export default function RootPage() {
  return <RaidScreen page={{ path: '/' }} />
}
