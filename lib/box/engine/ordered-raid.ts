import type { TypeName } from '@/data/vocabulary'
import { findRaid } from '@/lib/raid/find-raid'
import type { Raid } from '@/lib/raid/raid'
import { raidKey } from '@/lib/raid/raid-id'
import type { RequestedRaid } from './messages'

/** The raid of an order, with the Tera type that it names. Throws for a raid that does not exist. */
export function resolveRaid(ordered: RequestedRaid): { readonly raid: Raid; readonly teraType: TypeName } {
  const raid = findRaid(ordered)
  if (!raid) throw new Error(`There is no ${raidKey(ordered)}`)
  return { raid, teraType: ordered.teraType }
}
