import type * as Schedule from '@/data/events/schedule'

// Replaces `data/events/schedule` in tests of a boss's last event, so that reruns from `npm run import-event` don't break
// them.

const schedule = jest.requireActual<typeof Schedule>('@/data/events/schedule')

/** All events, but after the summer of 2026 only those that came for the first time. */
export const eventSchedule: readonly Schedule.RaidEvent[] = withoutLaterReruns()

function withoutLaterReruns(): readonly Schedule.RaidEvent[] {
  const seen = new Set<string>()
  return schedule.eventSchedule.map((event) => {
    const groups = event.groups.map((group) => ({
      ...group,
      raids: isLater(event) ? group.raids.filter(({ id }) => !seen.has(id)) : group.raids,
    }))
    for (const { id } of groups.flatMap(({ raids }) => raids)) seen.add(id)
    return { ...event, groups }
  })
}

/** 147 is the last number of that summer. */
function isLater({ number }: Schedule.RaidEvent): boolean {
  return Number.parseInt(number, 10) > 147
}
