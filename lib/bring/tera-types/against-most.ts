import type { TypeName } from '@/data/vocabulary'
import { mean } from '@/lib/mean'
import type { PlayedBuild } from '@/lib/plans/played-build'

export interface CommonChoice<T> {
  /** The most frequent build of the species, at its best place. */
  readonly usual: T
  /** The Tera types whose lists include the species, each with its best entry. */
  readonly against: readonly { readonly teraType: TypeName; readonly ranked: T }[]
}

interface Listing<T> {
  readonly teraType: TypeName
  readonly ranked: T
  readonly place: number
}

/** Returns the species in a boss's lists: in the most lists first, then by the better mean place. */
export function againstMost<T extends PlayedBuild>(
  lists: ReadonlyMap<TypeName, readonly T[]>,
): CommonChoice<T>[] {
  const places = new Map<string, Listing<T>[]>()
  for (const [teraType, list] of lists) {
    for (const [place, ranked] of list.entries()) {
      const known = places.get(ranked.build.species) ?? []
      // Count a species once per list.
      if (known.at(-1)?.teraType === teraType) continue
      places.set(ranked.build.species, [...known, { teraType, ranked, place }])
    }
  }
  return [...places.values()]
    .sort((a, b) => b.length - a.length || meanPlace(a) - meanPlace(b))
    .flatMap((against) => {
      const usual = mostOften(against)
      return usual ? [{ usual, against: against.map(({ teraType, ranked }) => ({ teraType, ranked })) }] : []
    })
}

function meanPlace(places: readonly Listing<unknown>[]): number {
  return mean(places.map(({ place }) => place))
}

function mostOften<T extends PlayedBuild>(places: readonly Listing<T>[]): T | undefined {
  const keyOf = ({ ranked }: Listing<T>) => JSON.stringify(ranked.build)
  const count = (place: Listing<T>) => places.filter((other) => keyOf(other) === keyOf(place)).length
  const [first] = places.toSorted((a, b) => count(b) - count(a) || a.place - b.place)
  return first?.ranked
}
