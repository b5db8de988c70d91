import type { RequestedRaid } from '@/lib/box/engine/messages'
import { parsePath, pathOf } from '@/lib/links/deep-link'
import type { OfSet } from '@/lib/raid/event-facts'
import { type RaidId, raidKey } from '@/lib/raid/raid-id'
import { onlyTeraTypeOf, raidIdOf, type Selection } from '@/lib/raid/selection'
import type { NightRaid } from './night-team'

interface RaidOfPage {
  readonly id: RaidId
  readonly event?: { readonly setId: string; readonly otherSets?: readonly OfSet<Selection>[] }
}

/**
 * Resolves the raid of a team link, which may have been renamed since. Event raids match by version, because a bare
 * name means the newest version. If that name means another version, its page resolves the link again. Returns
 * `undefined` if the raid is gone.
 */
export function resolveLinkedRaid(linked: NightRaid, page: RaidOfPage): RequestedRaid | undefined {
  const id = raidIdOf(versionOnPage(linked, page) ?? parsePath(pathOf(linked)) ?? {})
  if (!id) return undefined
  const isAnotherSet = raidKey(id) === raidKey(page.id) && linked.setId !== page.event?.setId
  return isAnotherSet ? undefined : { ...id, teraType: onlyTeraTypeOf(id) ?? linked.teraType }
}

function versionOnPage({ setId }: NightRaid, { id, event }: RaidOfPage): Selection | undefined {
  if (!event) return undefined
  return event.setId === setId ? id : event.otherSets?.find((otherVersion) => otherVersion.setId === setId)
}
