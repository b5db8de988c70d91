import { FirstFew } from '@/app/_ui/FirstFew'
import type { HerbName } from '@/data/vocabulary'
import type { FoundRaid } from '@/lib/finder/search-raids'
import { herbLabel } from '@/lib/raid-view/herb-odds'
import { FEW_RAIDS } from './few-raids'
import { RaidLinks } from './RaidLinks'

const NO_BREAK = '\u00a0'

interface Props {
  raids: readonly FoundRaid[]
  /** The herbs that are searched for. */
  herbs: readonly HerbName[]
}

/** The raids that were found, the best first. */
export function FoundRaids({ raids, herbs }: Props) {
  return (
    <FirstFew items={raids} few={FEW_RAIDS} noun="raids">
      {(shown) => <RaidLinks links={shown.map((found) => ({ ...found, note: noteOf(found, herbs) }))} />}
    </FirstFew>
  )
}

function noteOf({ raid, teraType }: FoundRaid, wanted: readonly HerbName[]): string {
  // A herb and its chance stay on one line.
  const herbs = wanted.map((name) =>
    herbLabel({ name, chance: raid.herbs[name] ?? 0 }).replaceAll(' ', NO_BREAK),
  )
  return [
    `${raid.tier}★ ${raid.region}`,
    teraType && `${teraType} Tera type`,
    herbs.length > 0 && `${herbs.join(', ')} per drop roll`,
  ]
    .filter(Boolean)
    .join(' · ')
}
