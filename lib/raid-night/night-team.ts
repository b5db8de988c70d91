import type { RequestedRaid } from '@/lib/box/engine/messages'
import type { KnownRaider, RankedTeam } from '@/lib/teams/raid-team'

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
