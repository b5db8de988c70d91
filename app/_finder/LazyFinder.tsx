import { WhenLoaded } from '@/app/_ui/loading/WhenLoaded'
import { finderPart } from './finder-part'

/** The finder, reached from a raid. */
export function LazyFinder() {
  return <WhenLoaded part={finderPart}>{({ Finder, raidIndex }) => <Finder raids={raidIndex} />}</WhenLoaded>
}
