import type { RaidBoss } from '@/data/rosters/rosters'

/** Whether a boss transforms into its target and uses its moves: Ditto. */
export function transforms({ info }: Pick<RaidBoss, 'info'>): boolean {
  return info.moves.includes('Transform')
}
