import { useMemo, useState } from 'react'
import { EASY_TO_GET } from '@/lib/plans/filters'
import type { BossPlans } from '@/lib/plans/raid-plans'
import { type ToBring, whatToBring } from '@/lib/plans/what-to-bring'
import { rosterTier } from '@/lib/raid/selection'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './BuildAdvice.module.css'
import { BuildFilters } from './BuildFilters'
import { BuildList } from './BuildList'
import { FigureLimits } from './FigureLimits'
import { OwnedCreatures } from './OwnedCreatures'
import { useOwned } from './use-owned'

export { parsePlans } from '@/lib/plans/parse-plans'

interface Props {
  raid: RaidView
  plans: BossPlans
}

/** The builds that win a raid, by the filters that the visitor chooses. */
export function BuildAdvice({ raid, plans }: Props) {
  const [filters, setFilters] = useState(EASY_TO_GET)
  const { owned } = useOwned()
  const { teraType } = raid
  const tier = rosterTier(raid.tier)
  const toBring = useMemo(() => {
    const planned = { tier, schedule: raid.actions, shield: raid.figures.shield, teraType }
    return whatToBring(plans, planned, filters, owned)
  }, [plans, tier, raid.actions, raid.figures.shield, teraType, filters, owned])
  return (
    <div className={styles.advice}>
      {!teraType && <p>No Tera type is chosen: these win against most of the 18.</p>}
      <div className={styles.choices}>
        <BuildFilters filters={filters} onChange={setFilters} />
        <OwnedCreatures />
      </div>
      <p className={styles.count} role="status">
        {countInWords(toBring, owned.hidesOthers)}
      </p>
      {toBring.nobodyWinsAlone && <p>None of these wins alone: bring a full team.</p>}
      <BuildList key={`${teraType} attackers`} title="Attackers" builds={toBring.attackers} />
      <BuildList key={`${teraType} supports`} title="Supports" builds={toBring.supports} />
      {toBring.needsNoSupport && <p>No support makes the best three attackers clearly faster or safer.</p>}
      <FigureLimits tier={tier} />
    </div>
  )
}

function countInWords({ attackers, supports }: ToBring, hidesOthers: boolean): string {
  if (attackers.length + supports.length > 0) {
    return [counted(attackers.length, 'attacker'), counted(supports.length, 'support')].join(', ')
  }
  return hidesOthers ? 'None of yours made this list' : 'No match: loosen the filters'
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
