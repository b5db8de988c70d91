import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import { useOpened } from '@/app/_ui/use-opened'
import type { ToBring } from '@/lib/bring/to-bring'
import type { RaidView } from '@/lib/raid-view/raid-view'
import type { Labels } from '@/lib/words/language'
import { ActiveFilters } from './ActiveFilters'
import { BuildList } from './BuildList'
import { BuildSearchForm } from './BuildSearchForm'
import { LoadFailure } from './LoadFailure'
import { MoreOnBuilds } from './MoreOnBuilds'
import type { Advice } from './use-advice'
import styles from './WhatToBring.module.css'

interface Props {
  raid: RaidView
  advice: Advice
}

/** Which Pokémon to bring, and how to play them. */
export function WhatToBring({ raid, advice }: Props) {
  const { parts, plans } = useLabels()
  const { subject, toBring, lacks, failed, load, search, isRead, change, isChanged } = advice
  const { isOpen, attributes } = useOpened()
  const count = lacks ? !failed && parts.loading : toBring && countInWords(toBring, search.mine, plans)
  return (
    <Section id="what-to-bring" note={raid.teraType && plans.against(raid.teraType)}>
      <div className={styles.advice}>
        {!raid.teraType && <p>{plans.noTeraType}</p>}
        {raid.notes?.builds && <p>{raid.notes.builds}</p>}
        <div className={styles.search}>
          <details {...attributes} className="needs-script">
            <summary>{plans.sortAndFilter}</summary>
            {isOpen && <BuildSearchForm search={search} disabled={!isRead} onChange={change} />}
          </details>
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
  const { plans } = useLabels()
  return (
    <>
      {toBring.nobodyWinsAlone && <p>{plans.nobodyWinsAlone}</p>}
      <BuildList {...advice} raid={raid} toBring={toBring} of="attackers" />
      <BuildList {...advice} raid={raid} toBring={toBring} of="supports" />
      {toBring.needsNoSupport && <p>{plans.needsNoSupport}</p>}
    </>
  )
}

function countInWords({ attackers, supports }: ToBring, isMine: boolean, plans: Labels['plans']): string {
  if (attackers.count + supports.count > 0) return plans.found(attackers.count, supports.count)
  return isMine ? plans.noneOfYours : plans.noMatch
}
