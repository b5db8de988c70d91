import type { Plan } from '@/battle/plan'
import type { MoveRole } from '@/data/vocabulary'
import type { BuildInRoles } from './raid-plans'

/** A build with the plan by which it is played. */
export interface PlayedBuild<Brought extends BuildInRoles = BuildInRoles> {
  readonly build: Brought
  readonly plan: Plan
}

/** The names of a build's moves of a role, in its order. */
export function movesFor({ moves, roles }: BuildInRoles, role: MoveRole): string[] {
  return moves.filter((_, position) => roles[position] === role)
}

/** The names of all attacks of a build: first those that do nothing else, then those that lower the boss's stats too. */
export function attacksOf(build: BuildInRoles): string[] {
  return [...movesFor(build, 'attack'), ...movesFor(build, 'weakening attack')]
}
