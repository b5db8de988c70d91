import { ownData } from '@/data/own-data'
import type { TypeName } from '@/data/vocabulary'
import { type RaidId, raidKey } from '@/lib/raid/raid-id'
import type { RaidView } from './raid-view'

/** Compact form for the file of a raid. */
export interface RaidViews {
  /** Without a Tera type, or with the boss's only Tera type. */
  readonly view: RaidView
  readonly withTeraType: Readonly<Partial<Record<TypeName, Partial<RaidView>>>>
}

export function raidViews(view: RaidView, typedViews: readonly RaidView[]): RaidViews {
  const texts = new Map(Object.entries(view).map(([field, value]) => [field, JSON.stringify(value)]))
  const differing = typedViews.flatMap((typedView) => {
    const differs = Object.entries(typedView).filter(
      ([field, value]) => texts.get(field) !== JSON.stringify(value),
    )
    return typedView.teraType && differs.length > 0 ? [[typedView.teraType, Object.fromEntries(differs)]] : []
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

/** Throws if the text isn't the file of this raid. Doesn't validate the views, because the content is our own. */
export function parseRaidViews(text: string, raid: RaidId): RaidViews {
  const views = ownData<RaidViews>(JSON.parse(text))
  const answered = raidKey(views.view.id)
  if (answered !== raidKey(raid)) throw new Error(`an answer that holds ${answered}, not ${raidKey(raid)}`)
  return views
}
