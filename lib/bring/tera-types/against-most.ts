import type { TypeName } from '@/data/vocabulary'
import { mean } from '@/lib/mean'
import type { PlayedBuild } from '@/lib/plans/played-build'

export interface CommonChoice<T> {
  readonly usual: T
  /** The Tera types whose lists include the species, each with its best entry. */
  readonly against: readonly { readonly teraType: TypeName; readonly ranked: T }[]
}

interface Listing<T> {
  readonly teraType: TypeName
  readonly ranked: T
  readonly place: number
}

/** Sorts species by the number of lists, then by mean place. */
export function againstMost<T extends PlayedBuild>(
  lists: ReadonlyMap<TypeName, readonly T[]>,
): CommonChoice<T>[] {
  const listingsBySpecies = new Map<string, Listing<T>[]>()
  for (const [teraType, list] of lists) {
    for (const [place, ranked] of list.entries()) {
      const listings = listingsBySpecies.get(ranked.build.species) ?? []
      if (listings.at(-1)?.teraType === teraType) continue
      listingsBySpecies.set(ranked.build.species, [...listings, { teraType, ranked, place }])
    }
  }
  return [...listingsBySpecies.values()]
    .sort((a, b) => b.length - a.length || meanPlace(a) - meanPlace(b))
    .flatMap((against) => {
      const usual = mostOften(against)
      return usual ? [{ usual, against: against.map(({ teraType, ranked }) => ({ teraType, ranked })) }] : []
    })
}

function meanPlace(listings: readonly Listing<unknown>[]): number {
  return mean(listings.map(({ place }) => place))
}

function mostOften<T extends PlayedBuild>(listings: readonly Listing<T>[]): T | undefined {
  const keyOf = ({ ranked }: Listing<T>) => JSON.stringify(ranked.build)
  const count = (listing: Listing<T>) =>
    listings.filter((otherListing) => keyOf(otherListing) === keyOf(listing)).length
  const [mostFrequent] = listings.toSorted((a, b) => count(b) - count(a) || a.place - b.place)
  return mostFrequent?.ranked
}
