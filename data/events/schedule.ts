import { ownData } from '@/data/own-data'
import type { RaidEvent } from '@/data/schema/schedule'
import scheduleFile from './schedule.json'

export type { RaidEvent } from '@/data/schema/schedule'

/** The schema of the file of all events. */
export const eventSchedule: readonly RaidEvent[] = ownData(scheduleFile)
