import { CompareTiers } from '@/app/_live/CompareTiers'
import { liveRaidPart } from '@/app/_live/live-raid-part'
import { ServiceNotice } from '@/app/_live/ServiceNotice'
import { useRaid } from '@/app/_live/use-raid'
import { RaidSections } from '@/app/_raid/RaidSections'
import { WhenLoaded } from '@/app/_ui/WhenLoaded'
import type { Selection } from '@/lib/raid/selection'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { RaidNavigation } from './RaidNavigation'

interface Props {
  path: string
  selection: Selection
  /** What the page was prerendered with, and so need not be asked for. */
  prerendered: Selection
  /** The raid of the page, where that is the chosen one. */
  raid: RaidView | undefined
  /** The raid of the page, whatever is chosen. */
  pageRaid: RaidView | undefined
}

/** The raid that the address names, and the ways from it. One tree, whether it came with the page or was chosen. */
export function ChosenRaid({ path, selection, prerendered, raid, pageRaid }: Props) {
  const { view, missing, askAgain } = useRaid(selection, prerendered, raid)
  // While the chosen raid is loaded, the raid of the page is hidden, not removed: what is opened and filtered in it stays so.
  const shown = view ?? pageRaid
  return (
    <>
      <RaidNavigation selection={selection} />
      {!view && <WhenLoaded part={liveRaidPart}>{() => null}</WhenLoaded>}
      {shown && (
        <div hidden={!view}>
          <RaidSections raid={shown} />
        </div>
      )}
      <ServiceNotice missing={missing} onTryAgain={askAgain} />
      <CompareTiers key={path} selection={selection} />
    </>
  )
}
