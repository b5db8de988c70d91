import { lazyPart } from '@/app/_ui/lazy-part'
import { WhenLoaded } from '@/app/_ui/WhenLoaded'

const finderPart = lazyPart('The finder', () => import('./finder-part'))

/** The finder, reached from a raid. */
export function LazyFinder() {
  return <WhenLoaded part={finderPart}>{({ Finder, raidIndex }) => <Finder raids={raidIndex} />}</WhenLoaded>
}
