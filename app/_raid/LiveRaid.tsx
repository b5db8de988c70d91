import { QueryClientProvider } from '@tanstack/react-query'
import { findRaid, type Raid } from '@/lib/raid/raid'
import type { Selection } from '@/lib/raid/selection'
import { queryClient } from './query-client'
import { RaidContent } from './RaidContent'
import { ServiceNotice } from './ServiceNotice'
import { useRaidView } from './use-raid-view'

interface Props {
  selection: Selection
  /** What the page was prerendered with, and so need not be asked for. */
  prerendered: Selection
}

/** A raid from shipped data at once, and from the creature service as soon as it answers. */
export function LiveRaid({ selection, prerendered }: Props) {
  const raid = findRaid(selection)
  if (!raid) return null
  return (
    <QueryClientProvider client={queryClient}>
      <AskedRaid raid={raid} prerendered={findRaid(prerendered)} />
    </QueryClientProvider>
  )
}

function AskedRaid({ raid, prerendered }: { raid: Raid; prerendered: Raid | undefined }) {
  const { view, failed, askAgain } = useRaidView(raid, prerendered)
  return (
    <>
      {view && <RaidContent raid={view} />}
      {failed && <ServiceNotice onRetry={askAgain} />}
    </>
  )
}
