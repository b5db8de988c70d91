import type * as Schedule from '@/data/events/schedule'

// Tests take this in the place of `data/events/schedule` where they hold what is said of the last time that a boss came: a
// rerun, which `npm run import-event` adds, then leaves them true.

const schedule = jest.requireActual<typeof Schedule>('@/data/events/schedule')

/** All events, but of those after the summer of 2026 only what came for the first time. */
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
