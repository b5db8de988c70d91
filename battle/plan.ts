import type { KeptCheer } from '@/data/vocabulary'

/** When a raider heals: below whole percentages of HP, 0 for never. A player sees them, and follows them to the letter. */
export interface Healing {
  /** Of its own HP below which an attacker uses its healing move; of anyone's below which a support heals the team. */
  readonly healBelow: number
  /** Of its own HP below which an attacker uses a Heal cheer while it has cheers. It comes before the move. */
  readonly healCheerBelow: number
}

export const NO_HEALING: Healing = { healBelow: 0, healCheerBelow: 0 }

/** How an attacker heals where no search has found better: of one rule for all builds that by which they win most often. */
export const USUAL_HEALING: Healing = { healBelow: 60, healCheerBelow: 30 }

/** The same for a support. */
export const USUAL_TEAM_HEALING: Healing = { healBelow: 40, healCheerBelow: 0 }

/** Percent of the boss's HP below which an attacker sets nothing up any more: it comes too late to be worth its turn. */
export const TOO_LATE_BELOW = 20

/** How a build is played: the few numbers that are searched for each build and raid. */
export interface Plan extends Healing {
  /** Uses of its boost before it attacks. */
  readonly boosts: number
  /** Uses of its second boost, after those of the first; none where it is `undefined`. */
  readonly secondBoosts?: number | undefined
  /** Uses of its debuff before it attacks with anything else. */
  readonly debuffs: number
  /** Whether it does all of them again after the boss undid them. */
  readonly repeatAfterReset: boolean
  /**
   * The cheer that an attacker uses before it strikes, whenever none of the kind lasts and it has cheers left, one of a team
   * after the other; none where it is `undefined`. A support cheers for attack in any case.
   */
  readonly cheer?: KeptCheer | undefined
}

/** How a raider of a team plays once its opening is over. */
export const TEAM_ROLES = ['attacker', 'support'] as const

/** How a raider of a team plays once its opening is over. */
export type TeamRole = (typeof TEAM_ROLES)[number]

/** Cheers that each player has in a raid. Source: https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle */
export const CHEERS = 3

/** When in a turn a raider acts, from 0; that of its place in the team where nothing is said. */
type Place = number

/** What a raider does in a turn. */
export type Choice =
  | {
      readonly kind: 'move'
      /** Index in the raider's `fighter.moves`. */
      readonly move: number
      /** The raider that an ally's move is aimed at (Helping Hand, Life Dew counts for all): its index; else the boss. */
      readonly ally?: number
      /** Terastallize before; ignored while the orb is not full. */
      readonly terastallize: boolean
      readonly place?: Place
    }
  | { readonly kind: 'cheer'; readonly cheer: 'attack' | 'defense' | 'heal'; readonly place?: Place }
  /** It has fainted, or holds back on purpose: the boss does not act against it either. */
  | { readonly kind: 'wait' }

/** What a raider, by its place in the team, does in a round of an opening. */
export interface OpeningStep {
  readonly raider: number
  readonly choice: Choice
}

/** The steps of a turn, in the order in which they are played: at most one for each raider. */
type Round = readonly OpeningStep[]

/** The rounds of an opening, one a turn. */
export type Rounds = readonly Round[]

/** The rounds of steps that follow one another: a round ends where a raider appears again. */
export function roundsOf(steps: readonly OpeningStep[]): Rounds {
  const rounds: OpeningStep[][] = []
  for (const step of steps) {
    const last = rounds.at(-1)
    if (!last || last.some(({ raider }) => raider === step.raider)) rounds.push([step])
    else last.push(step)
  }
  return rounds
}
