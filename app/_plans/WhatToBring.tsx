import { useLabels } from '@/app/_ui/language/language'
import { LazyDetails } from '@/app/_ui/loading/WhenLoaded'
import { Section } from '@/app/_ui/Section'
import { pickedBuilds } from '@/lib/bring/for-companies'
import type { ToBring } from '@/lib/bring/to-bring'
import type { RaidView } from '@/lib/raid-view/raid-view'
import type { Labels } from '@/lib/words/language'
import { ActiveFilters } from './ActiveFilters'
import { BuildList } from './BuildList'
import { LoadFailure } from './LoadFailure'
import { MoreOnBuilds } from './MoreOnBuilds'
import { type Advice, advicePart } from './use-advice'
import styles from './WhatToBring.module.css'

interface Props {
  raid: RaidView
  advice: Advice
}

/** All builds that are recommended, of which the plan tells the first whole. */
export function WhatToBring({ raid, advice }: Props) {
  const { parts, plans } = useLabels()
  const { subject, toBring, lacks, failed, load, search, change, isChanged } = advice
  const count = lacks ? !failed && parts.loading : toBring && countInWords(toBring, search.mine, plans)
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
          {/* Not while the builds below are not filtered yet. */}
          {!lacks && <ActiveFilters search={search} onChange={change} />}
        </div>
        {lacks && failed && <LoadFailure onTryAgain={load} />}
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

function countInWords({ attackers, supports }: ToBring, isMine: boolean, plans: Labels['plans']): string {
  if (attackers.count + supports.count > 0) return plans.found(attackers.count, supports.count)
  return isMine ? plans.noneOfYours : plans.noMatch
}
