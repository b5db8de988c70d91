import { eachSetOnce } from '@/lib/box/box'
import type { RequestedRaid } from '@/lib/box/engine/messages'
import type { BoxEntry } from '@/lib/box/read-sets'
import type { KnownRaider, RankedTeam } from '@/lib/teams/raid-team'
import { MAX_LINKED } from './box-link'

export const MAX_PLAYERS = 4

export interface NightRaid extends RequestedRaid {
  /** Set for an event raid: a newer version may get the name. */
  readonly setId?: string | undefined
}

export interface NightRaider extends KnownRaider {
  /** Empty if not given. */
  readonly player: string
}

/** Results as in `RankedTeam`. NPCs fill the remaining slots. */
export interface NightTeam extends Pick<RankedTeam, 'opening' | 'chance' | 'turns' | 'faints' | 'lowestHp'> {
  readonly raid: NightRaid
  /** 1 to 4, in slot order. */
  readonly raiders: readonly NightRaider[]
}

export interface NightPlayer {
  readonly name: string
  readonly entries: readonly BoxEntry[]
  readonly leftOut: number
  /** Species with several sets, whose name alone is ambiguous. */
  readonly several: readonly string[]
}

export function nightPlayer(name: string, box: readonly BoxEntry[]): NightPlayer {
  const distinct = eachSetOnce(box)
  const entries = distinct.slice(0, MAX_LINKED)
  const species = entries.map(({ build }) => build.species)
  const several = species.filter((speciesName, index) => species.indexOf(speciesName) < index)
  return { name, entries, leftOut: distinct.length - entries.length, several: [...new Set(several)] }
}
