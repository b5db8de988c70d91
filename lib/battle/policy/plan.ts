/** The cheers that an attacker may keep up. */
export const KEPT_CHEERS = ['attack', 'defense'] as const

/** A cheer that an attacker keeps up. */
export type KeptCheer = (typeof KEPT_CHEERS)[number]

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
