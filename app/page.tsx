import { Finder } from '@/app/_raid/Finder'
import { RaidScreen } from '@/app/_raid/RaidScreen'
import { raidIndex } from '@/data/shipped/raid-index'

export default function RootPage() {
  return (
    <RaidScreen page={{ path: '/' }}>
      <Finder raids={raidIndex} />
    </RaidScreen>
  )
}
