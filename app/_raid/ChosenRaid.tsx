import type { RaidView } from '@/lib/raid/raid-view'
import type { Selection } from '@/lib/raid/selection'
import { CompareTiers } from './CompareTiers'
import { liveRaidModule } from './live-raid-module'
import { RaidContent } from './RaidContent'
import { RaidNavigation } from './RaidNavigation'
import { ServiceNotice } from './ServiceNotice'
import { useRaid } from './use-raid'
import { WhenLoaded } from './WhenLoaded'

interface Props {
  path: string
  selection: Selection
  /** What the page was prerendered with, and so need not be asked for. */
  prerendered: Selection
  /** The raid of the page, where that is the chosen one. */
  raid: RaidView | undefined
}

/** The raid that the address names, and the ways from it. One tree, whether it came with the page or was chosen. */
export function ChosenRaid({ path, selection, prerendered, raid }: Props) {
  const { view, missing, askAgain } = useRaid(selection, prerendered, raid)
  return (
    <>
      <RaidNavigation selection={selection} />
      {view ? <RaidContent raid={view} /> : <WhenLoaded part={liveRaidModule}>{() => null}</WhenLoaded>}
      <ServiceNotice missing={missing} onTryAgain={askAgain} />
      <CompareTiers key={path} selection={selection} />
    </>
  )
}
