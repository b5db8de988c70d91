import { eachSetOnce } from '@/lib/box/box'
import type { RequestedRaid } from '@/lib/box/engine/messages'
import type { BoxEntry } from '@/lib/box/read-sets'
import type { KnownRaider, RankedTeam } from '@/lib/teams/raid-team'
import { MOST_LINKED } from './box-link'

export const MOST_PLAYERS = 4

export interface NightRaid extends RequestedRaid {
  /** The `id` of its version, for an event raid: a newer version may get the name. */
  readonly setId?: string | undefined
}

/** A raider of a raid night: a Pokémon from a player's own box. */
export interface NightRaider extends KnownRaider {
  /** The player's name; empty if not given. */
  readonly player: string
}

/**
 * A team from players' boxes, with the results of its battles: percents, and means as in `RankedTeam`. The game's NPCs fill the
 * remaining slots.
 */
export interface NightTeam extends Pick<RankedTeam, 'opening' | 'chance' | 'turns' | 'faints' | 'lowestHp'> {
  readonly raid: NightRaid
  /** One to four, in slot order. */
  readonly raiders: readonly NightRaider[]
}

export interface NightPlayer {
  readonly name: string
  /** The first `MOST_LINKED` of the box. */
  readonly entries: readonly BoxEntry[]
  readonly leftOut: number
  /** Species with several sets, so that the name alone is ambiguous. */
  readonly several: readonly string[]
}

export function nightPlayer(name: string, box: readonly BoxEntry[]): NightPlayer {
  const all = eachSetOnce(box)
  const entries = all.slice(0, MOST_LINKED)
  const species = entries.map(({ build }) => build.species)
  const several = species.filter((one, place) => species.indexOf(one) < place)
  return { name, entries, leftOut: all.length - entries.length, several: [...new Set(several)] }
}
