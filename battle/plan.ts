import type { ActiveCheer } from '@/data/vocabulary'

/** HP thresholds in whole percent, below which a raider heals; 0 for never. Players see and follow them. */
export interface Healing {
  /** An attacker uses its healing move below this own HP. A support heals the team below this HP of any raider. */
  readonly healBelow: number
  /** An attacker with cheers left uses a Heal cheer below this own HP, before its healing move. */
  readonly healCheerBelow: number
}

export const NO_HEALING: Healing = { healBelow: 0, healCheerBelow: 0 }

/** Healing of an attacker if no search found better: the single rule that wins most often over all builds. */
export const DEFAULT_HEALING: Healing = { healBelow: 60, healCheerBelow: 30 }

export const USUAL_TEAM_HEALING: Healing = { healBelow: 40, healCheerBelow: 0 }

/** Percent of boss HP below which an attacker no longer sets up: it would be too late to pay off. */
export const TOO_LATE_BELOW = 20

/** The rules by which a raider plays its build. A search chooses these values for each build and raid. */
export interface Plan extends Healing {
  readonly boosts: number
  readonly secondBoosts?: number | undefined
  readonly debuffs: number
  readonly repeatAfterReset: boolean
  /** The cheer that an attacker keeps active. In a team, attackers cheer in turn. Supports always cheer for attack. */
  readonly cheer?: ActiveCheer | undefined
}

export const TEAM_ROLES = ['attacker', 'support'] as const

export type TeamRole = (typeof TEAM_ROLES)[number]

/** Each player's cheers in a raid. Source: https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle */
export const CHEERS = 3

/** Position in a turn's order, from 0. Defaults to the raider's index in the team. */
type Place = number

export type Choice =
  | {
      readonly kind: 'move'
      readonly move: number
      /** Index of the raider that an ally's move targets (Helping Hand). Missing for the boss. */
      readonly ally?: number
      /** Whether to Terastallize before the move. Ignored until the orb is full. */
      readonly terastallize: boolean
      readonly place?: Place
    }
  | { readonly kind: 'cheer'; readonly cheer: 'attack' | 'defense' | 'heal'; readonly place?: Place }
  /** A raider that has fainted or waits on purpose. The boss doesn't act against it either. */
  | { readonly kind: 'wait' }

export interface OpeningStep {
  readonly raider: number
  readonly choice: Choice
}

type Round = readonly OpeningStep[]

export type Rounds = readonly Round[]

/** Splits consecutive steps into rounds: a round ends where a raider appears again. */
export function roundsOf(steps: readonly OpeningStep[]): Rounds {
  const rounds: OpeningStep[][] = []
  for (const step of steps) {
    const last = rounds.at(-1)
    if (!last || last.some(({ raider }) => raider === step.raider)) rounds.push([step])
    else last.push(step)
  }
  return rounds
}
