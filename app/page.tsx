import { Finder } from '@/app/_finder/Finder'
import { Screen } from '@/app/_screen/Screen'
import { raidIndex } from '@/data/shipped/raid-index'

export default function RootPage() {
  return (
    <Screen page={{ path: '/' }}>
      <Finder raids={raidIndex} />
    </Screen>
  )
}
