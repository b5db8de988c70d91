import type { IndexedRaid } from '@/data/shipped/raid-index'
import { HERB_NAMES } from '@/data/vocabulary'
import { herbLabel } from '@/lib/raid/herb-odds'
import { FirstFew } from './FirstFew'
import { FoundRaid } from './FoundRaid'
import { RaidLinks } from './RaidLinks'

/** How many of the best are shown at first: a slow phone follows somebody who types. */
const FEW = 12

interface Props {
  raids: readonly IndexedRaid[]
  /** The herb that is looked for. */
  herb: string | undefined
}

/** The raids that were found, the best first. */
export function FoundRaids({ raids, herb }: Props) {
  return (
    <FirstFew items={raids} few={FEW}>
      {(shown) => (
        <RaidLinks>
          {shown.map((raid) => (
            <FoundRaid key={keyOf(raid)} raid={raid} note={noteOf(raid, herb)} />
          ))}
        </RaidLinks>
      )}
    </FirstFew>
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
