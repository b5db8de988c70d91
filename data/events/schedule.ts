import { ownData } from '@/data/own-data'
import scheduleFile from './schedule.json'
import type { RaidEvent } from './schema'

export type { RaidEvent } from './schema'

/** All events, the earliest first. */
export const eventSchedule: readonly RaidEvent[] = ownData(scheduleFile)
