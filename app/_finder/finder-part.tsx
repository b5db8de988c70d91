import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { WhenLoaded } from '@/app/_ui/loading/WhenLoaded'
import type { Selection } from '@/lib/raid/selection'

export const finderPart = lazyPart('The finder', () => import('./finder-bundle'))

export function LazyFinder() {
  return <WhenLoaded part={finderPart}>{({ Finder, raidIndex }) => <Finder raids={raidIndex} />}</WhenLoaded>
}

export function LazyOfferedRaids({ selection }: { selection: Selection }) {
  return (
    <WhenLoaded part={finderPart}>
      {({ OfferedRaids, listedRaids, raidIndex }) => (
        <OfferedRaids selection={selection} raids={listedRaids(raidIndex, selection)} />
      )}
    </WhenLoaded>
  )
}
