import { useIsLost } from '@/app/_kept/use-stored'
import { useLabels } from '@/app/_ui/language/language'
import { LazyDetails } from '@/app/_ui/loading/WhenLoaded'
import { Section } from '@/app/_ui/Section'
import { WIN_RATE_MARGIN } from '@/battle/win-rates'
import { pickedBuilds } from '@/lib/bring/for-companies'
import type { ToBring } from '@/lib/bring/to-bring'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { MARKS } from '@/lib/storage/marks'
import type { Labels } from '@/lib/words/language'
import { ActiveFilters } from './ActiveFilters'
import { BuildList } from './BuildList'
import { LoadFailure } from './LoadFailure'
import { type Advice, advicePart } from './use-advice'
import styles from './WhatToBring.module.css'

interface Props {
  raid: RaidView
  advice: Advice
}

export function WhatToBring({ raid, advice }: Props) {
  const { parts, plans } = useLabels()
  const { subject, toBring, needsMore, failed, load, search, change, isChanged } = advice
  const count = needsMore ? !failed && parts.loading : toBring && countText(toBring, search.mine, plans)
  return (
    <Section id="what-to-bring">
      <div className={styles.advice}>
        <div className={styles.search}>
          <LazyDetails summary={plans.sortAndFilter} part={advicePart} className="needs-script">
            {({ BuildSearchForm }) => <BuildSearchForm search={search} onChange={change} />}
          </LazyDetails>
          <p>
            <span role="status">{isChanged && count}</span>
            {!isChanged && count}
          </p>
          {/* Not while the builds below are still unfiltered. */}
          {!needsMore && <ActiveFilters search={search} onChange={change} />}
        </div>
        {needsMore && failed && <LoadFailure onTryAgain={load} />}
        {toBring ? (
          <Builds key={subject} raid={raid} toBring={toBring} advice={advice} />
        ) : (
          !failed && <div className={styles.waiting} />
        )}
        <MoreOnBuilds />
      </div>
    </Section>
  )
}

function Builds({ raid, toBring, advice }: Props & { toBring: ToBring }) {
  const { forEveryone } = advice
  const picked = forEveryone ? pickedBuilds(forEveryone) : []
  return (
    <>
      <BuildList {...advice} raid={raid} toBring={toBring} picked={picked} of="attackers" />
      <BuildList {...advice} raid={raid} toBring={toBring} picked={picked} of="supports" />
    </>
  )
}

function countText({ attackers, supports }: ToBring, isMine: boolean, plans: Labels['plans']): string {
  if (attackers.count + supports.count > 0) return plans.found(attackers.count, supports.count)
  return isMine ? plans.noneOfYours : plans.noMatch
}

/** This text is inside the details, so that a link to it makes the browser open them. */
export const HOW_SIMULATED = 'how-simulated'

export function MoreOnBuilds() {
  const { plans } = useLabels()
  const isLost = useIsLost(MARKS.owned)
  return (
    <div className={styles.more}>
      <p role="status">{isLost && plans.exportToKeep}</p>
      <LazyDetails
        summary={plans.more}
        part={advicePart}
        before={<p id={HOW_SIMULATED}>{plans.simulated(WIN_RATE_MARGIN)}</p>}
      >
        {({ SimulationLimits }) => <SimulationLimits />}
      </LazyDetails>
    </div>
  )
}
