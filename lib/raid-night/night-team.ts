import { eachSetOnce } from '@/lib/box/box'
import type { RequestedRaid } from '@/lib/box/engine/messages'
import type { BoxEntry } from '@/lib/box/read-sets'
import type { KnownRaider, RankedTeam } from '@/lib/teams/raid-team'
import { MOST_LINKED } from './box-link'

/** The players of a raid. */
export const MOST_PLAYERS = 4

/** The raid that a team is for. */
export interface NightRaid extends RequestedRaid {
  /** The `id` of its set, if it came by event: its name may go to a newer set. */
  readonly setId?: string | undefined
}

/** A raider of a raid night: a Pokémon from a player's own box. */
export interface NightRaider extends KnownRaider {
  /** Its player's name; empty for one who gave none. */
  readonly player: string
}

/**
 * A team that players brought together out of their boxes, with the results of its battles: percents, and means as
 * `RankedTeam` has them. Slots that no player fills are the game's partners.
 */
export interface NightTeam extends Pick<RankedTeam, 'opening' | 'chance' | 'turns' | 'faints' | 'lowestHp'> {
  readonly raid: NightRaid
  /** One to four, in the order of their slots. */
  readonly raiders: readonly NightRaider[]
}

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
