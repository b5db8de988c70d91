import { useState } from 'react'
import { Section } from '@/app/_ui/Section'
import { anchorsOf } from '@/lib/bring/anchors'
import { FIRST_BUILDS } from '@/lib/bring/first-builds'
import type { ToBring } from '@/lib/bring/what-to-bring'
import { counted } from '@/lib/counted'
import type { RaidView } from '@/lib/raid-view/raid-view'
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
  const { toBring, lacks, failed, load, search, isRead, change } = advice
  const of = [raid.tier, raid.region, raid.name, raid.teraType].join()
  const [changedAt, setChangedAt] = useState('')
  // Only what a visitor changes here is announced: another raid is announced by its name.
  if (changedAt && changedAt !== of) setChangedAt('')
  const count = lacks ? !failed && 'Loading…' : toBring && countInWords(toBring, search.mine)
  return (
    <Section title="What to bring" note={raid.teraType && `against Tera ${raid.teraType}`}>
      <div className={styles.advice}>
        {!raid.teraType && <p>No Tera type is chosen: these win against most of the 18.</p>}
        <BuildSearchForm
          search={search}
          disabled={!isRead}
          onChange={(changed) => {
            setChangedAt(of)
            change(changed)
          }}
        />
        <p className={styles.count}>
          <span role="status">{changedAt && count}</span>
          {!changedAt && count}
        </p>
        {lacks && failed && <LoadFailure onTryAgain={load} />}
        {toBring ? (
          <Builds key={of} toBring={toBring} advice={advice} />
        ) : (
          !failed && <div className={styles.waiting} />
        )}
        <MoreOnBuilds raid={raid} />
      </div>
    </Section>
  )
}

function Builds({ toBring, advice }: { toBring: ToBring; advice: Advice }) {
  const anchors = anchorsOf(toBring)
  return (
    <>
      {toBring.nobodyWinsAlone && <p>None of these wins alone: bring a full team.</p>}
      <BuildList
        {...advice}
        title="Attackers"
        list={toBring.attackers}
        anchors={anchors.attackers}
        few={FIRST_BUILDS.attackers}
      />
      <BuildList
        {...advice}
        title="Supports"
        list={toBring.supports}
        anchors={anchors.supports}
        few={FIRST_BUILDS.supports}
      />
      {toBring.needsNoSupport && <p>No support makes the best three attackers clearly faster or safer.</p>}
    </>
  )
}

function countInWords({ attackers, supports }: ToBring, isMine: boolean): string {
  if (attackers.count + supports.count > 0) {
    return [counted(attackers.count, 'attacker'), counted(supports.count, 'support')].join(', ')
  }
  return isMine ? 'None of yours made this list' : 'No match: loosen the filters'
}
