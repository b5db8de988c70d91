import { Finder } from '@/app/_finder/Finder'
import { LocalizedScreen } from '@/app/_screen/LocalizedScreen'
import { raidIndex } from '@/data/shipped/raid-index'

export default function RootPage() {
  return (
    <LocalizedScreen page={{ path: '/' }}>
      <Finder raids={raidIndex} />
    </LocalizedScreen>
  )
}
