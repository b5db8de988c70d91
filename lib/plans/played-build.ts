import type { Plan } from '@/lib/battle/policy/plan'
import type { BuildInRoles, MoveRole } from './raid-plans'

/** A build with the plan by which it is played. */
export interface PlayedBuild<Brought extends BuildInRoles = BuildInRoles> {
  readonly build: Brought
  readonly plan: Plan
}

/** The names of a build's moves of a role, in its order. */
export function movesFor({ moves, roles }: BuildInRoles, role: MoveRole): string[] {
  return moves.filter((_, position) => roles[position] === role)
}

/** A debuff, and whether the shield stops it. */
export interface UsedDebuff {
  readonly move: string
  readonly failsOnShield: boolean
}

/** The debuff that the plan has it use; `undefined` when it uses none. */
export function usedDebuff({ build, plan }: PlayedBuild): UsedDebuff | undefined {
  if (plan.debuffs === 0) return undefined
  const [status] = movesFor(build, 'debuff')
  if (status !== undefined) return { move: status, failsOnShield: true }
  const [attack] = movesFor(build, 'weakening attack')
  return attack === undefined ? undefined : { move: attack, failsOnShield: false }
}
