import type { IndexedRaid } from '@/data/shipped/raid-index'
import { HERB_NAMES, REGIONS, TIERS } from '@/data/vocabulary'
import type { Filters } from '@/lib/finder/filters'
import { herbLabel } from '@/lib/raid/herb-odds'
import { FirstFew } from './FirstFew'
import { FoundRaid } from './FoundRaid'
import styles from './FoundRaids.module.css'

/** How many of the best are shown at first: a slow phone follows somebody who types. */
const FEW = 24

interface Props {
  raids: readonly IndexedRaid[]
  filters: Filters
}

/** The raids that were found: by tier and region, or the best first where a name or a herb is looked for. */
export function FoundRaids({ raids, filters }: Props) {
  if (raids.length === 0) return <p className={styles.none}>No raid fits all of that: take a filter away.</p>
  if (filters.name || filters.herb) {
    return (
      <FirstFew items={raids} few={FEW}>
        {(shown) => (
          <ul className={styles.raids}>
            {shown.map((raid) => (
              <FoundRaid key={keyOf(raid)} raid={raid} note={noteOf(raid, filters.herb)} />
            ))}
          </ul>
        )}
      </FirstFew>
    )
  }
  return TIERS.toReversed().flatMap((tier) =>
    REGIONS.map((region) => {
      const group = raids.filter((raid) => raid.tier === tier && raid.region === region)
      return group.length > 0 && <Group key={`${tier} ${region}`} name={`${tier}★ ${region}`} raids={group} />
    }),
  )
}

function Group({ name, raids }: { name: string; raids: readonly IndexedRaid[] }) {
  return (
    <section className={styles.group}>
      <h3>{name}</h3>
      <ul className={styles.raids}>
        {raids.map((raid) => (
          <FoundRaid key={keyOf(raid)} raid={raid} />
        ))}
      </ul>
    </section>
  )
}

function keyOf({ tier, region, name }: IndexedRaid): string {
  return `${tier} ${region} ${name}`
}

function noteOf({ tier, region, herbs }: IndexedRaid, herb: string | undefined): string {
  const name = HERB_NAMES.find((one) => one === herb)
  const chance = name && herbs[name]
  return [`${tier}★ ${region}`, name && chance && `${herbLabel({ name, chance })} per roll`]
    .filter(Boolean)
    .join(' · ')
}
