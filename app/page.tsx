import { Finder } from '@/app/_finder/Finder'
import { EnglishScreen } from '@/app/_screen/EnglishScreen'
import { raidIndex } from '@/data/shipped/raid-index'

export default function RootPage() {
  return (
    <EnglishScreen page={{ path: '/' }}>
      <Finder raids={raidIndex} />
    </EnglishScreen>
  )
}
