import { ownData } from '@/data/own-data'
import type { TypeName } from '@/data/vocabulary'
import { type RaidId, raidKey } from '@/lib/raid/raid-id'
import type { RaidView } from './raid-view'

/** The views of a raid with each Tera type, in a compact form for its file. */
export interface RaidViews {
  /** Without a Tera type, or with the boss's only Tera type. */
  readonly view: RaidView
  /** Differences from `view` with each Tera type. */
  readonly withTeraType: Readonly<Partial<Record<TypeName, Partial<RaidView>>>>
}

export function raidViews(view: RaidView, others: readonly RaidView[]): RaidViews {
  const parts = new Map(Object.entries(view).map(([part, value]) => [part, JSON.stringify(value)]))
  const differing = others.flatMap((other) => {
    const differs = Object.entries(other).filter(([part, value]) => parts.get(part) !== JSON.stringify(value))
    return other.teraType && differs.length > 0 ? [[other.teraType, Object.fromEntries(differs)]] : []
  })
  return { view, withTeraType: Object.fromEntries(differing) }
}

/** Returns the view of a raid with or without a Tera type. A boss with only one Tera type always has that. */
export function viewWithTeraType(
  { view, withTeraType }: RaidViews,
  teraType: TypeName | undefined,
): RaidView {
  return { ...view, ...(teraType && withTeraType[teraType]) }
}

/**
 * Parses the file of a raid. Throws if a host responds with anything else, or with another raid. The content is our own, so its
 * views aren't validated.
 *
 * @param text body of the response
 * @param raid the requested raid
 */
export function parseRaidViews(text: string, raid: RaidId): RaidViews {
  const views = ownData<RaidViews>(JSON.parse(text))
  const answered = raidKey(views.view.id)
  if (answered !== raidKey(raid)) throw new Error(`an answer that holds ${answered}, not ${raidKey(raid)}`)
  return views
}
