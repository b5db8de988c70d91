import { eachSetOnce } from '@/lib/box/box'
import type { BoxEntry } from '@/lib/box/read-sets'
import { MOST_LINKED } from './box-link'

/** A player of a raid night, with the Pokémon that may come. */
export interface NightPlayer {
  readonly name: string
  /** The first `MOST_LINKED` of the box. */
  readonly entries: readonly BoxEntry[]
  /** How many Pokémon of the box are left out. */
  readonly leftOut: number
  /** The species that stand there in several sets: which of them is meant has to be said. */
  readonly several: readonly string[]
}

/** A player with a box. */
export function nightPlayer(name: string, box: readonly BoxEntry[]): NightPlayer {
  const all = eachSetOnce(box)
  const entries = all.slice(0, MOST_LINKED)
  const species = entries.map(({ build }) => build.species)
  const several = species.filter((one, place) => species.indexOf(one) < place)
  return { name, entries, leftOut: all.length - entries.length, several: [...new Set(several)] }
}
