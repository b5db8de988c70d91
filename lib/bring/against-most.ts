import type { TypeName } from '@/data/vocabulary'
import type { PlayedBuild } from '@/lib/plans/played-build'

/** A creature that is listed against several Tera types of a boss. */
export interface CommonChoice<Ranked> {
  /** As it is listed most often, the best place of those. */
  readonly usual: Ranked
  /** The Tera types that it is listed against, each with what its best place there comes to. */
  readonly against: readonly { readonly teraType: TypeName; readonly ranked: Ranked }[]
}

interface Place<Ranked> {
  readonly teraType: TypeName
  readonly ranked: Ranked
  /** From 0. */
  readonly place: number
}

/** The creatures of a boss's lists, those that are listed against most Tera types first, then those with the better places. */
export function againstMost<Ranked extends PlayedBuild>(
  lists: ReadonlyMap<TypeName, readonly Ranked[]>,
): CommonChoice<Ranked>[] {
  const places = new Map<string, Place<Ranked>[]>()
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

function meanPlace(places: readonly Place<unknown>[]): number {
  return places.reduce((sum, { place }) => sum + place, 0) / places.length
}

function mostOften<Ranked extends PlayedBuild>(places: readonly Place<Ranked>[]): Ranked | undefined {
  const keyOf = ({ ranked }: Place<Ranked>) => JSON.stringify(ranked.build)
  const count = (place: Place<Ranked>) => places.filter((other) => keyOf(other) === keyOf(place)).length
  const [first] = places.toSorted((one, other) => count(other) - count(one) || one.place - other.place)
  return first?.ranked
}
