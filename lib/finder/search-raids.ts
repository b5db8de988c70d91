import type { IndexedRaid } from '@/data/shipped/raid-index'
import type { TypeName } from '@/data/vocabulary'
import type { Selection } from '@/lib/raid/selection'
import type { Filters } from './filters'
import { findRaids } from './find-raids'
import { wantedHerbs } from './herbs'
import { nearBosses } from './near-bosses'
import { namesFact, readSearch } from './read-search'

/** A raid that a search found, with the Tera type that the search names. */
export interface FoundRaid {
  readonly raid: IndexedRaid
  readonly teraType?: TypeName | undefined
}

/** The selection of a found raid. */
export function selectionOf({ raid: { tier, region, name }, teraType }: FoundRaid): Selection {
  return { tier, region, boss: name, teraType }
}

/**
 * Searches raids. First come raids whose boss's name contains the text, in the order of `findRaids`; then raids that match
 * the tier, region, herbs and types in the text, with the other words as a name. A type is the Tera type with a name, and
 * the boss's own type without one. When nothing matches, misspelt names are searched.
 */
export function searchRaids(
  raids: readonly IndexedRaid[],
  { name = '', herb, also }: Pick<Filters, 'name' | 'herb' | 'also'>,
): readonly FoundRaid[] {
  const withName = findRaids(raids, { name, herb, also })
  const others = matching(raids, name, { herb, also }).filter(({ raid }) => !withName.includes(raid))
  const found = [...withName.map(plain), ...others]
  return found.length > 0 ? found : misspelt(raids, name).map(plain)
}

function matching(raids: readonly IndexedRaid[], text: string, chosen: Filters): FoundRaid[] {
  const reading = readSearch(text)
  if (!namesFact(reading)) return []
  const { name, types, tier, region } = reading
  const [herb, also] = wantedHerbs({ ...chosen, name: text })
  const inPlace = findRaids(raids, { tier, region, herb, also })
  if (!name) return inPlace.filter((raid) => types.every((type) => raid.types.includes(type))).map(plain)
  const named = findRaids(inPlace, { name, herb, also })
  const candidates = named.length > 0 ? named : misspelt(inPlace, name)
  return candidates.map((raid) => ({ raid, teraType: types[0] }))
}

/** The raids whose bosses a misspelt name may mean, the closest first. */
function misspelt(raids: readonly IndexedRaid[], name: string): IndexedRaid[] {
  return nearBosses(name).flatMap((near) => raids.filter((raid) => raid.name === near))
}

function plain(raid: IndexedRaid): FoundRaid {
  return { raid }
}
