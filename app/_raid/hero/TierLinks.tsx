import { SiteLink } from '@/app/_navigation/SiteLink'
import { TIERS } from '@/data/vocabulary'
import { pathOf } from '@/lib/raid/deep-link'
import { offeredBosses, type Selection } from '@/lib/raid/selection'
import styles from './TierLinks.module.css'

interface Props {
  /** A raid whose tier is not chosen. */
  selection: Selection
}

/** A raid in each tier that has it in its region, as links. */
export function TierLinks({ selection }: Props) {
  const { region, boss = '' } = selection
  return (
    <p className={styles.tiers}>
      Choose a tier to see its Tera weaknesses:
      {TIERS.filter((tier) => offeredBosses({ tier, region }).includes(boss)).map((tier) => (
        <SiteLink key={tier} path={pathOf({ ...selection, tier })}>{`${tier}★ ${boss}`}</SiteLink>
      ))}
    </p>
  )
}
