import type { TypeName } from '@/data/vocabulary'
import { mean } from '@/lib/mean'
import type { PlayedBuild } from '@/lib/plans/played-build'

export interface CommonChoice<Ranked> {
  /** The most frequent build of the species, at its best place. */
  readonly usual: Ranked
  /** The Tera types whose lists include the species, each with its best entry. */
  readonly against: readonly { readonly teraType: TypeName; readonly ranked: Ranked }[]
}

interface Listing<Ranked> {
  readonly teraType: TypeName
  readonly ranked: Ranked
  readonly place: number
}

/** Returns the species in a boss's lists: in the most lists first, then by the better mean place. */
export function againstMost<Ranked extends PlayedBuild>(
  lists: ReadonlyMap<TypeName, readonly Ranked[]>,
): CommonChoice<Ranked>[] {
  const places = new Map<string, Listing<Ranked>[]>()
  for (const [teraType, list] of lists) {
    for (const [place, ranked] of list.entries()) {
      const known = places.get(ranked.build.species) ?? []
      // Count a species once per list.
      if (known.at(-1)?.teraType === teraType) continue
      places.set(ranked.build.species, [...known, { teraType, ranked, place }])
    }
  }
  return [...places.values()]
    .sort((one, other) => other.length - one.length || meanPlace(one) - meanPlace(other))
    .flatMap((against) => {
      const usual = mostOften(against)
      return usual ? [{ usual, against: against.map(({ teraType, ranked }) => ({ teraType, ranked })) }] : []
    })
}

function meanPlace(places: readonly Listing<unknown>[]): number {
  return mean(places.map(({ place }) => place))
}

function mostOften<Ranked extends PlayedBuild>(places: readonly Listing<Ranked>[]): Ranked | undefined {
  const keyOf = ({ ranked }: Listing<Ranked>) => JSON.stringify(ranked.build)
  const count = (place: Listing<Ranked>) => places.filter((other) => keyOf(other) === keyOf(place)).length
  const [first] = places.toSorted((one, other) => count(other) - count(one) || one.place - other.place)
  return first?.ranked
}
