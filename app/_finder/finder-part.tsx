import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { WhenLoaded } from '@/app/_ui/loading/WhenLoaded'
import type { Selection } from '@/lib/raid/selection'

/**
 * The finder, the lists of raids and the search for a boss, as a part that is loaded later where a page does not begin with
 * it.
 */
export const finderPart = lazyPart('The finder', () => import('./finder-bundle'))

/** The finder, reached from a raid. */
export function LazyFinder() {
  return <WhenLoaded part={finderPart}>{({ Finder, raidIndex }) => <Finder raids={raidIndex} />}</WhenLoaded>
}

/** The raids that match a selection, reached from another page. */
export function LazyOfferedRaids({ selection }: { selection: Selection }) {
  return (
    <WhenLoaded part={finderPart}>
      {({ OfferedRaids, listedRaids, raidIndex }) => (
        <OfferedRaids selection={selection} raids={listedRaids(raidIndex, selection)} />
      )}
    </WhenLoaded>
  )
}
