import type { RequestedRaid } from '@/lib/box/engine/messages'
import { parsePath, pathOf } from '@/lib/links/deep-link'
import type { OfSet } from '@/lib/raid/event-facts'
import { type RaidId, raidKey } from '@/lib/raid/raid-id'
import { onlyTeraTypeOf, raidIdOf, type Selection } from '@/lib/raid/selection'
import type { NightRaid } from './night-team'

/** The raid of a page, and if it came by event, the `id` of its set and its Pokémon's other sets. */
interface RaidOfPage {
  readonly id: RaidId
  readonly event?: { readonly setId: string; readonly otherSets?: readonly OfSet<Selection>[] }
}

/**
 * The raid that a link's team is for, by its name of today, as far as the raid at which the link was opened knows it; `undefined`
 * where it is gone. A raid by event is known by its set among those of its Pokémon: any other raid is asked by its name, and
 * where that leads to a newer set, this asks again there.
 */
export function meantRaid(made: NightRaid, here: RaidOfPage): RequestedRaid | undefined {
  const id = raidIdOf(setAt(made, here) ?? parsePath(pathOf(made)) ?? {})
  if (!id) return undefined
  const isAnotherSet = raidKey(id) === raidKey(here.id) && made.setId !== here.event?.setId
  return isAnotherSet ? undefined : { ...id, teraType: onlyTeraTypeOf(id) ?? made.teraType }
}

function setAt({ setId }: NightRaid, { id, event }: RaidOfPage): Selection | undefined {
  if (!event) return undefined
  return event.setId === setId ? id : event.otherSets?.find((other) => other.setId === setId)
}
