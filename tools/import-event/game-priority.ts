import * as z from 'zod'
import { day } from '@/data/events/schema'
import { wholeNumber } from './by-number'

// Event 028 has the year without its century: 230818.
const DAY = /^(?:20)?(\d\d)(\d\d)(\d\d)$/

/** The number of an event, which is a day: `20261120`. */
const eventNumber = z.int().transform((id, context) => {
  const said = String(id).replace(DAY, '20$1-$2-$3')
  if (day.safeParse(said).success) return { id, day: said }
  context.addIssue(`${id} is no day: that of 20 November 2026 is 20261120`)
  return z.NEVER
})

/** How many crystals each group of raids has, by its number. Places without crystals are no groups. */
const crystalsByGroup = z
  .record(z.string().regex(/^GroupID\d+$/), wholeNumber(0, 1000))
  .transform((groups) => {
    const used = Object.entries(groups).filter(([, crystals]) => crystals > 0)
    return new Map(used.map(([name, crystals]) => [Number(name.replace('GroupID', '')), crystals]))
  })

/** The schema of the row of `raid_priority_array` that has an event's number: this with the day that it says, and groups. */
export const prioritySchema = z.object({
  VersionNo: eventNumber,
  GroupID: z.object({ Groups: crystalsByGroup }),
})
