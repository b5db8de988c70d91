import { FirstFew } from '@/app/_ui/FirstFew'
import { HERB_NAMES } from '@/data/vocabulary'
import type { FoundRaid as Found } from '@/lib/finder/search-raids'
import { herbLabel } from '@/lib/raid-view/herb-odds'
import { FoundRaid } from './FoundRaid'
import { RaidLinks } from './RaidLinks'

/** How many are shown at first: few enough for a slow phone to keep up with typing. */
const FEW = 12

interface Props {
  raids: readonly Found[]
  /** The herb that is searched for. */
  herb: string | undefined
}

/** The raids that were found, the best first. */
export function FoundRaids({ raids, herb }: Props) {
  return (
    <FirstFew items={raids} few={FEW} noun="raids">
      {(shown) => (
        <RaidLinks>
          {shown.map((found) => (
            <FoundRaid key={keyOf(found)} {...found} note={noteOf(found, herb)} />
          ))}
        </RaidLinks>
      )}
    </FirstFew>
  )
}

function keyOf({ raid: { tier, region, name } }: Found): string {
  return `${tier} ${region} ${name}`
}

function noteOf({ raid: { tier, region, herbs }, teraType }: Found, herb: string | undefined): string {
  const name = HERB_NAMES.find((one) => one === herb)
  const chance = name && herbs[name]
  return [
    `${tier}★ ${region}`,
    teraType && `${teraType} Tera type`,
    name && chance && `${herbLabel({ name, chance })} per drop roll`,
  ]
    .filter(Boolean)
    .join(' · ')
}
