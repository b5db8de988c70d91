import type { TypeName } from '@/data/vocabulary'
import type { StageChanges } from '@/lib/battle/moves/battle-move'
import type { FieldState, StageName, Status } from '@/lib/battle/state'

type Weather = NonNullable<FieldState['weather']>
type Terrain = NonNullable<FieldState['terrain']>

/** What an ability does when an attack hits its bearer. */
export interface Reaction {
  /** Which hits: all, those of a category or of types, critical ones, or those of moves with a flag. */
  readonly to: 'any' | 'Physical' | 'critical' | 'wind' | readonly TypeName[]
  /** What changes of its bearer. */
  readonly self?: StageChanges
  /** What changes of the attacker, and whether contact is needed. */
  readonly attacker?: StageChanges
  readonly contact?: boolean
  readonly weather?: Weather
  readonly terrain?: Terrain
  readonly volatile?: string
}

/** What an ability may do to a status when its bearer touches or is touched: percent, and one of the statuses. */
export interface StatusByContact {
  readonly chance: number
  readonly statuses: readonly Status[]
}

/**
 * What an ability does in a turn, beside what the damage calculator knows of it. Every ability has every field, so that
 * engines read them fast.
 */
export interface AbilityTraits {
  /** Adds to the priority of status moves, of Flying moves at full HP, or of moves that heal. */
  readonly hastens: 'status' | 'flying' | 'healing' | undefined
  /** Where its bearer is twice as fast. */
  readonly fastIn: Weather | Terrain | undefined
  /** Quick Feet: half as fast again with a status, which does not slow it. */
  readonly fastWhenIll: boolean
  /** Unburden: twice as fast once its item is gone. */
  readonly fastWithoutItem: boolean
  /** A type of attacks that does nothing to it but heal a quarter or raise stages. */
  readonly absorbs: TypeName | undefined
  readonly absorbsInto: StageChanges | 'heal' | 'flashfire' | undefined
  /** A flag of moves that do nothing to it. */
  readonly blocksFlag: 'sound' | 'bullet' | 'powder' | 'wind' | undefined
  readonly blocksStatusMoves: boolean
  /** No move of raised priority reaches it. */
  readonly blocksPriority: boolean
  readonly bouncesStatusMoves: boolean
  readonly statusesBlocked: readonly Status[]
  /** The weather that blocks all statuses (Leaf Guard). */
  readonly statusBlockedIn: Weather | undefined
  readonly volatilesBlocked: readonly string[]
  /** Stages that no foe lowers. */
  readonly guards: readonly StageName[]
  readonly mirrorsDrops: boolean
  /** Times which its own stage changes count. */
  readonly stageFactor: number
  /** What a drop by a foe brings. */
  readonly answersDrop: StageChanges | undefined
  /** What Intimidate brings instead of a drop: nothing, or a rise. */
  readonly answersIntimidate: StageChanges | undefined
  readonly blocksSecondary: boolean
  readonly sheerForce: boolean
  /** Times which the chances of its own side effects count. */
  readonly chanceFactor: number
  readonly critStages: number
  readonly critsOnPoison: boolean
  readonly blocksCrits: boolean
  /** Times which the accuracy of its moves counts. */
  readonly accuracy: number
  readonly accuracyOfPhysical: number
  /** The weather in which moves against it have 4/5 of their accuracy. */
  readonly hidesIn: Weather | undefined
  readonly noGuard: boolean
  readonly ignoresStages: boolean
  readonly mostHits: boolean
  readonly noRecoil: boolean
  /** Loses HP to hits alone. */
  readonly magicGuard: boolean
  readonly touched: StatusByContact | undefined
  /** Percent with which a move that hits it is disabled. */
  readonly disables: number
  /** What becomes of the ability of who touches it: the same as its own, or its own for the other's. */
  readonly passesAbility: 'copy' | 'swap' | undefined
  readonly touches: StatusByContact | undefined
  readonly poisonsByAnyHit: boolean
  /** Percent of its hits that make flinch. */
  readonly flinches: number
  readonly hurtsByTouch: boolean
  readonly touchless: boolean
  readonly reaction: Reaction | undefined
  /** What bringing a foe down brings. */
  readonly atKnockOut: StageChanges | undefined
  /** What falling to half HP by a hit brings. */
  readonly atHalfHp: StageChanges | undefined
  /** The share of max HP that a turn in a weather gives (or takes, below 0). */
  readonly weatherHp: Readonly<Partial<Record<Weather, number>>>
  readonly poisonHeals: boolean
  /** Percent with which a status goes at a turn's end, and the weather that it needs. */
  readonly cures: number
  readonly curesIn: Weather | undefined
  readonly atTurnEnd: StageChanges | undefined
  readonly moody: boolean
  readonly badDreams: boolean
  readonly wakesEarly: boolean
  readonly alwaysAsleep: boolean
  /** Loses every other action. */
  readonly loafs: boolean
  /** Not hurt by sand. */
  readonly sandProof: boolean
  /** What its coming in does. */
  readonly weather: Weather | undefined
  readonly terrain: Terrain | undefined
  readonly comesIn: StageChanges | 'download' | 'heal allies' | 'transform' | 'slow start' | 'gas' | undefined
  readonly comesInAgainst: StageChanges | undefined
  readonly survivesFromFull: boolean
  /** A hit that does nothing, once: any hit, or a physical one. */
  readonly disguise: 'any' | 'Physical' | undefined
  readonly moldBreaker: boolean
  readonly bypassesScreens: boolean
  readonly turnsDrainBack: boolean
  readonly stopsBerries: boolean
  readonly eatsEarly: boolean
  readonly healsByBerry: boolean
  readonly stopsWeather: boolean
  readonly floats: boolean
  readonly corrodes: boolean
  readonly protosynthesis: 'Sun' | 'Electric' | undefined
  /** The type that its Normal moves become, or all of its sound moves. */
  readonly normalBecomes: TypeName | undefined
  readonly soundBecomes: TypeName | undefined
  /** Cannot be switched off, nor swapped. */
  readonly fixed: boolean
  /** An ally's moves profit: the damage calculator's own name. */
  readonly helps: string | undefined
}

/** The traits of an ability without any, and of one that is off. */
export const NO_TRAITS: AbilityTraits = {
  hastens: undefined,
  fastIn: undefined,
  fastWhenIll: false,
  fastWithoutItem: false,
  absorbs: undefined,
  absorbsInto: undefined,
  blocksFlag: undefined,
  blocksStatusMoves: false,
  blocksPriority: false,
  bouncesStatusMoves: false,
  statusesBlocked: [],
  statusBlockedIn: undefined,
  volatilesBlocked: [],
  guards: [],
  mirrorsDrops: false,
  stageFactor: 1,
  answersDrop: undefined,
  answersIntimidate: undefined,
  blocksSecondary: false,
  sheerForce: false,
  chanceFactor: 1,
  critStages: 0,
  critsOnPoison: false,
  blocksCrits: false,
  accuracy: 1,
  accuracyOfPhysical: 1,
  hidesIn: undefined,
  noGuard: false,
  ignoresStages: false,
  mostHits: false,
  noRecoil: false,
  magicGuard: false,
  touched: undefined,
  disables: 0,
  passesAbility: undefined,
  touches: undefined,
  poisonsByAnyHit: false,
  flinches: 0,
  hurtsByTouch: false,
  touchless: false,
  reaction: undefined,
  atKnockOut: undefined,
  atHalfHp: undefined,
  weatherHp: {},
  poisonHeals: false,
  cures: 0,
  curesIn: undefined,
  atTurnEnd: undefined,
  moody: false,
  badDreams: false,
  wakesEarly: false,
  alwaysAsleep: false,
  loafs: false,
  sandProof: false,
  weather: undefined,
  terrain: undefined,
  comesIn: undefined,
  comesInAgainst: undefined,
  survivesFromFull: false,
  disguise: undefined,
  moldBreaker: false,
  bypassesScreens: false,
  turnsDrainBack: false,
  stopsBerries: false,
  eatsEarly: false,
  healsByBerry: false,
  stopsWeather: false,
  floats: false,
  corrodes: false,
  protosynthesis: undefined,
  normalBecomes: undefined,
  soundBecomes: undefined,
  fixed: false,
  helps: undefined,
}
