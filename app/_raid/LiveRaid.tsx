import { QueryClientProvider } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { findRaid, type Raid } from '@/lib/raid/raid'
import type { Selection } from '@/lib/raid/selection'
import { queryClient } from './query-client'
import { RaidContent } from './RaidContent'
import { RaidSections } from './RaidSections'
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
  const { view, failure, askAgain } = useRaidView(raid, prerendered)
  return (
    <>
      {view && (
        <RaidContent raid={view}>
          <RaidSections raid={view} />
        </RaidContent>
      )}
      {failure && <ServiceNotice failure={failure} onRetry={askAgain} />}
    </>
  )
}

/**
 * Renders the raid of the page once, outside of the document, and throws it away: on a slow phone the first run of all
 * this code costs a third of the time that a chosen raid takes to appear.
 */
export function rehearse(prerendered: Selection) {
  const root = createRoot(document.createElement('div'))
  flushSync(() => root.render(<LiveRaid selection={prerendered} prerendered={prerendered} />))
  root.unmount()
}
