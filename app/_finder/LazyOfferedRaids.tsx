import { WhenLoaded } from '@/app/_ui/loading/WhenLoaded'
import type { Selection } from '@/lib/raid/selection'
import { finderPart } from './finder-part'

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
