import * as z from 'zod'
import { day } from '@/data/events/schema'
import { wholeNumber } from './by-number'

// Event 028 has the year without its century: 230818.
const DAY = /^(?:20)?(\d\d)(\d\d)(\d\d)$/

const eventNumber = z.int().transform((id, context) => {
  const dayText = String(id).replace(DAY, '20$1-$2-$3')
  if (day.safeParse(dayText).success) return { id, day: dayText }
  context.addIssue(`${id} is not a day, such as 20261120 for 20 November 2026`)
  return z.NEVER
})

/** Parses the number of crystals by group. Entries without crystals are not groups. */
const crystalsByGroup = z
  .record(z.string().regex(/^GroupID\d+$/), wholeNumber(0, 1000))
  .transform((groups) => {
    const nonEmpty = Object.entries(groups).filter(([, crystals]) => crystals > 0)
    return new Map(nonEmpty.map(([name, crystals]) => [Number(name.replace('GroupID', '')), crystals]))
  })

export const prioritySchema = z.object({
  VersionNo: eventNumber,
  GroupID: z.object({ Groups: crystalsByGroup }),
})
