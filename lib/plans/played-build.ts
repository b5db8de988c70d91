import type { Plan } from '@/battle/plan'
import type { MoveRole } from '@/data/vocabulary'
import type { BuildInRoles } from './raid-plans'

export interface PlayedBuild<T extends BuildInRoles = BuildInRoles> {
  readonly build: T
  readonly plan: Plan
}

export function movesFor({ moves, roles }: BuildInRoles, role: MoveRole): string[] {
  return moves.filter((_, position) => roles[position] === role)
}

/** Attacks that also lower the boss's stats come last. */
export function attacksOf(build: BuildInRoles): string[] {
  return [...movesFor(build, 'attack'), ...movesFor(build, 'weakening attack')]
}
