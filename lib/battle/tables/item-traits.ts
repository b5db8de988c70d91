import type { TypeName } from '@/data/vocabulary'
import type { StageChanges } from '@/lib/battle/moves/battle-move'
import type { FieldState, Status } from '@/lib/battle/state'

type Weather = NonNullable<FieldState['weather']>
type Terrain = NonNullable<FieldState['terrain']>

/** When a berry is eaten: at or below this share of max HP (Gluttony eats those at a quarter at half). */
export interface Berry {
  readonly at: number
  /** Share of max HP that it gives back. */
  readonly heals: number
  readonly healsHp: number
  readonly boosts: StageChanges | undefined
  readonly focuses: boolean
}

/** When an item is used up by a hit, and what it brings. */
export interface HitItem {
  readonly by: TypeName | 'super effective' | 'Physical' | 'Special'
  /** Nothing for a berry that only softened the hit, which the damage calculator knows. */
  readonly boosts: StageChanges
  readonly heals: number
  /** Whether it is eaten only when the hit is super effective as well. */
  readonly whenEffective: boolean
}

/** What an item does in a turn, beside what the damage calculator knows of it. Every item has every field. */
export interface ItemTraits {
  /** Share of max HP at a turn's end; below 0 it takes. */
  readonly turnHp: number
  /** The same for all but Poison types, which it heals (Black Sludge). */
  readonly poisonOnly: boolean
  /** Share of the damage dealt that comes back. */
  readonly shellBell: number
  readonly costsPerAttack: number
  readonly drainFactor: number
  /** Share of the attacker's max HP that touching its holder costs. */
  readonly hurtsByTouch: number
  readonly berry: Berry | undefined
  /** The statuses that it cures, once. */
  readonly cures: readonly Status[]
  readonly curesConfusion: boolean
  readonly curesMind: boolean
  readonly isBerry: boolean
  readonly survivesFromFull: boolean
  /** Percent with which its holder keeps 1 HP. */
  readonly survives: number
  readonly restoresStages: boolean
  readonly guardsStages: boolean
  readonly blocksSecondary: boolean
  readonly keepsAbility: boolean
  readonly startsProtosynthesis: boolean
  readonly manyHits: boolean
  readonly lengthensScreens: boolean
  readonly lengthens: Weather | 'terrain' | undefined
  readonly powderProof: boolean
  readonly touchless: boolean
  readonly touchlessPunches: boolean
  readonly accuracyOfFoe: number
  readonly accuracy: number
  readonly accuracyWhenLast: number
  readonly critStages: number
  /** Percent with which its holder moves first. */
  readonly first: number
  readonly speed: number
  readonly grounds: boolean
  readonly floats: boolean
  readonly locksMove: boolean
  readonly attacksOnly: boolean
  readonly hit: HitItem | undefined
  readonly bySound: StageChanges | undefined
  readonly byIntimidate: StageChanges | undefined
  readonly byMiss: StageChanges | undefined
  readonly chargesAtOnce: boolean
  readonly countsRepeats: boolean
  readonly inflicts: Status | undefined
  /** Percent of its holder's hits that make flinch. */
  readonly flinches: number
  readonly onTerrain: Terrain | undefined
  readonly onTerrainBoosts: StageChanges
}

/** The traits of no item, and of one that does nothing in a raid. */
export const NO_ITEM: ItemTraits = {
  turnHp: 0,
  poisonOnly: false,
  shellBell: 0,
  costsPerAttack: 0,
  drainFactor: 1,
  hurtsByTouch: 0,
  berry: undefined,
  cures: [],
  curesConfusion: false,
  curesMind: false,
  isBerry: false,
  survivesFromFull: false,
  survives: 0,
  restoresStages: false,
  guardsStages: false,
  blocksSecondary: false,
  keepsAbility: false,
  startsProtosynthesis: false,
  manyHits: false,
  lengthensScreens: false,
  lengthens: undefined,
  powderProof: false,
  touchless: false,
  touchlessPunches: false,
  accuracyOfFoe: 1,
  accuracy: 1,
  accuracyWhenLast: 1,
  critStages: 0,
  first: 0,
  speed: 1,
  grounds: false,
  floats: false,
  locksMove: false,
  attacksOnly: false,
  hit: undefined,
  bySound: undefined,
  byIntimidate: undefined,
  byMiss: undefined,
  chargesAtOnce: false,
  countsRepeats: false,
  inflicts: undefined,
  flinches: 0,
  onTerrain: undefined,
  onTerrainBoosts: {},
}
