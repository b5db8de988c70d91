import { RaidScreen } from '@/app/_raid/RaidScreen'

export default function RootPage() {
  return <RaidScreen page={{ path: '/' }} />
}
