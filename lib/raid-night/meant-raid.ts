import type { RequestedRaid } from '@/lib/box/engine/messages'
import { parsePath, pathOf } from '@/lib/links/deep-link'
import type { OfSet } from '@/lib/raid/event-facts'
import { type RaidId, raidKey } from '@/lib/raid/raid-id'
import { onlyTeraTypeOf, raidIdOf, type Selection } from '@/lib/raid/selection'
import type { NightRaid } from './night-team'

/** The raid of a page; for an event raid also the `id` of its version and the Pokémon's other versions. */
interface RaidOfPage {
  readonly id: RaidId
  readonly event?: { readonly setId: string; readonly otherSets?: readonly OfSet<Selection>[] }
}

/**
 * Resolves the raid of a team link, which may have been renamed since. Recognizes an event raid by its version among those of the
 * Pokémon of the page, because a bare name means the newest version; if that is another version, its page resolves the link
 * again. `undefined` if the raid is gone.
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
