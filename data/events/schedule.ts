import { ownData } from '@/data/own-data'
import scheduleFile from './schedule.json'
import type { RaidEvent } from './schema'

export type { RaidEvent } from './schema'

/** Earliest first. */
export const eventSchedule: readonly RaidEvent[] = ownData(scheduleFile)
