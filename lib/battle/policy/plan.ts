/** When a raider heals: never, or when the boss's hardest move could bring it down next, by its mean or its highest roll. */
export const CAUTIONS = ['never', 'mean hit', 'hardest hit'] as const

/** When a raider heals. */
export type Caution = (typeof CAUTIONS)[number]

/** The share of max HP below which a support heals one of its team. */
export const HEALED_BELOW: Readonly<Record<Caution, number>> = {
  never: 0,
  'mean hit': 0.4,
  'hardest hit': 0.65,
}

/** The cheers that an attacker may keep up. */
export const KEPT_CHEERS = ['attack', 'defense'] as const

/** A cheer that an attacker keeps up. */
export type KeptCheer = (typeof KEPT_CHEERS)[number]

/** How a build is played: the few numbers that are searched for each build and raid. */
export interface Plan {
  /** Uses of its boost before it attacks. */
  readonly boosts: number
  /** Uses of its debuff before it attacks with anything else. */
  readonly debuffs: number
  /** Whether it does both again after the boss undid them. */
  readonly repeatAfterReset: boolean
  readonly caution: Caution
  /**
   * The cheer that an attacker uses before it strikes, whenever none of the kind lasts and it has cheers left, one of a team
   * after the other; none where it is `undefined`. A support cheers for attack in any case.
   */
  readonly cheer?: KeptCheer | undefined
}
