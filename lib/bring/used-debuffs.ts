import type { PlayedBuild } from '@/lib/plans/played-build'
import type { Uses } from './used-boosts'

/** A debuff, how often it is used, and whether the shield stops it. */
export interface DebuffUses extends Uses {
  readonly failsOnShield: boolean
}

/** The debuffs that a plan has a build use, in the order of its moves: each as often. Empty where it uses none. */
export function usedDebuffs({ build: { moves, roles }, plan }: PlayedBuild): DebuffUses[] {
  if (plan.debuffs === 0) return []
  return moves.flatMap((move, place) => {
    const role = roles[place]
    if (role !== 'debuff' && role !== 'weakening attack') return []
    return [{ move, times: plan.debuffs, failsOnShield: role === 'debuff' }]
  })
}
