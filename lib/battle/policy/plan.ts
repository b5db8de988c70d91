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

/** How a build is played: the few numbers that are searched for each build and raid. */
export interface Plan {
  /** Uses of its boost before it attacks. */
  readonly boosts: number
  /** Uses of its debuff before it attacks with anything else. */
  readonly debuffs: number
  /** Whether it does both again after the boss undid them. */
  readonly repeatAfterReset: boolean
  readonly caution: Caution
}
