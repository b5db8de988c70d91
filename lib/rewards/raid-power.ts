/** The levels of Raid Power, 0 being none. */
export const RAID_POWER_LEVELS = [0, 1, 2, 3] as const
