import type { IndexedRaid } from '@/data/shipped/raid-index'
import { type Beaten, raidKey } from '@/lib/kept/beaten'

/** The label of the raids that are beaten. */
export const BEATEN = 'Yes'

/** The labels of the filter by what the visitor has beaten. */
export const PROGRESS = ['Not yet', BEATEN] as const

/** The raids that the visitor has beaten, or those that are left; all of them without a label. */
export function byProgress(
  raids: readonly IndexedRaid[],
  label: string | undefined,
  beaten: Beaten,
): readonly IndexedRaid[] {
  if (!label) return raids
  return raids.filter((raid) => beaten.has(raidKey(raid)) === (label === BEATEN))
}
