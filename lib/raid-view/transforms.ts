import type { RaidBoss } from '@/data/rosters/rosters'

/** Whether a boss becomes a copy of whoever it faces, so that its attacks are those of its target: Ditto. */
export function transforms({ info }: Pick<RaidBoss, 'info'>): boolean {
  return info.moves.includes('Transform')
}
