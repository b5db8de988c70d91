import type { TypeName } from '@/data/vocabulary'
import { mean } from '@/lib/mean'
import type { PlayedBuild } from '@/lib/plans/played-build'

/** A creature that is listed against several Tera types of a boss. */
export interface CommonChoice<Ranked> {
  /** As it is listed most often, the best place of those. */
  readonly usual: Ranked
  /** The Tera types that it is listed against, each with its best place there. */
  readonly against: readonly { readonly teraType: TypeName; readonly ranked: Ranked }[]
}

interface Listing<Ranked> {
  readonly teraType: TypeName
  readonly ranked: Ranked
  /** From 0. */
  readonly place: number
}

/** The creatures of a boss's lists, those that are listed against most Tera types first, then those with the better places. */
export function againstMost<Ranked extends PlayedBuild>(
  lists: ReadonlyMap<TypeName, readonly Ranked[]>,
): CommonChoice<Ranked>[] {
  const places = new Map<string, Listing<Ranked>[]>()
  for (const [teraType, list] of lists) {
    for (const [place, ranked] of list.entries()) {
      const known = places.get(ranked.build.species) ?? []
      // One that is listed with two builds counts once.
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
