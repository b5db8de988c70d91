import type { ListedRaid } from './listed-raids'

/** The raids that came by event, the latest first; without those of which no day is known. */
export function latestFirst<Raid extends Pick<ListedRaid, 'lastSeen'>>(
  raids: readonly Raid[],
): readonly Raid[] {
  // Days as they are kept sort as text.
  return raids
    .filter(({ lastSeen }) => lastSeen)
    .toSorted((one, other) => lastDay(other).localeCompare(lastDay(one)))
}

/** The day by which the last event that is known had begun, as it is kept: `2026-08-14`. Empty for no events. */
export function lastEventDay(raids: readonly Pick<ListedRaid, 'lastSeen'>[]): string {
  const [latest] = latestFirst(raids)
  return latest ? lastDay(latest) : ''
}

function lastDay({ lastSeen }: Pick<ListedRaid, 'lastSeen'>): string {
  return lastSeen?.start ?? lastSeen?.notLaterThan ?? ''
}
