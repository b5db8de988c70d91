import { ownData } from '@/data/own-data'
import type { TypeName } from '@/data/vocabulary'
import { type RaidId, raidKey } from '@/lib/raid/raid-id'
import type { RaidView } from './raid-view'

/** The views of a raid with each Tera type, as its file holds them: most of a view is the same with all. */
export interface RaidViews {
  /** Without a Tera type, or with the only one that the boss has. */
  readonly view: RaidView
  /** What differs from that with a Tera type. */
  readonly withTeraType: Readonly<Partial<Record<TypeName, Partial<RaidView>>>>
}

/**
 * Puts the views of a raid together, for its file.
 *
 * @param view without a Tera type, or with the only one that the boss has
 * @param others with each Tera type that it may have
 */
export function raidViews(view: RaidView, others: readonly RaidView[]): RaidViews {
  const parts = new Map(Object.entries(view).map(([part, value]) => [part, JSON.stringify(value)]))
  const differing = others.flatMap((other) => {
    const differs = Object.entries(other).filter(([part, value]) => parts.get(part) !== JSON.stringify(value))
    return other.teraType && differs.length > 0 ? [[other.teraType, Object.fromEntries(differs)]] : []
  })
  return { view, withTeraType: Object.fromEntries(differing) }
}

/** The view of a raid with a Tera type, or without. A boss that has one Tera type only has that. */
export function viewWithTeraType(
  { view, withTeraType }: RaidViews,
  teraType: TypeName | undefined,
): RaidView {
  return { ...view, ...(teraType && withTeraType[teraType]) }
}

/**
 * Reads the file of a raid: its views as JSON, our own data. Throws where a host answers with anything else, or with another
 * raid.
 *
 * @param text the answer
 * @param raid the raid that was asked for
 */
export function parseRaidViews(text: string, raid: RaidId): RaidViews {
  const views = ownData<RaidViews>(JSON.parse(text))
  const answered = raidKey(views.view.id)
  if (answered !== raidKey(raid)) throw new Error(`an answer that holds ${answered}, not ${raidKey(raid)}`)
  return views
}
