import type { YesOrNo } from '@/battle/assumptions'
import type { Status, Weather } from '@/battle/events'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Random } from '@/battle/model/random'
import type { Combatant, Scene } from '@/battle/model/state'
import type { StageChanges } from '@/battle/model/terms'
import type { Turn, Use } from '@/battle/model/turn'
import type { TypeName } from '@/data/vocabulary'

/** What a status move does that its fields do not say. It answers by the events that it adds; none means that it failed. */
export type StatusAction = (turn: Turn, use: Use) => void

/** A use of a move, as far as both its conditions and its power ask for it. */
interface IntendedUse extends Pick<Use, 'move' | 'struck'> {
  readonly user: Combatant
}

/** A use of a move, as far as its power goes. */
export interface PoweredUse extends IntendedUse, Pick<Use, 'last'> {}

/** A use of a move against someone, as far as its conditions go. */
export interface ConditionedUse extends IntendedUse {
  readonly readied: Pick<BattleMove, 'category' | 'priority'> | undefined
  readonly target: Combatant
}

/** What an attack of two turns does in the first. */
interface Charging {
  readonly boosts?: StageChanges
  /** The weather in which it strikes at once. */
  readonly atOnceIn?: 'Sun' | 'Rain'
  /** Whether its user is out of reach meanwhile. */
  readonly away: boolean
}

/** How an attack binds its user: fewest and most turns after the first, and whether it ends confused. */
interface Rampage {
  readonly more: readonly [number, number]
  readonly confuses: boolean
}

/**
 * What a raid knows of a move beside its fields in @pkmn/dex, one record a move. Every record has every field, so that
 * engines read them fast.
 */
export interface MoveRules {
  /**
   * Set for a move that does nothing although its fields say otherwise: it fails in raids, or battles don't simulate it. A
   * boss picks another instead.
   */
  readonly fails: 'raid' | 'not simulated' | undefined
  /** Whether battles don't simulate what it does. A boss picks it as any other. */
  readonly isLeftOut: boolean
  /** The assumption that decides over whether it works, whatever `fails` says. */
  readonly worksIf: YesOrNo | undefined
  /** Whether it works now. */
  readonly works: ((use: ConditionedUse, scene: Scene) => boolean) | undefined
  /** Whether one that sleeps can use it. */
  readonly whileAsleep: boolean
  /** What it does in place of what its fields say. */
  readonly acts: StatusAction | undefined
  /** Whether it lets its target use its last move again. */
  readonly repeatsMove: boolean
  /** Whether it reaches targets that a move of two turns (Fly) takes out of reach. */
  readonly findsAway: boolean
  /** Whether its user uses the last move of anybody. */
  readonly copiesMove: boolean
  /** The volatile of its target during the turns after which it strikes. */
  readonly delays: 'futuresight' | 'doomdesire' | undefined
  /** The share of max HP that a status move costs, which fails where the user has no more. */
  readonly costs: number
  /** Whether it would do nothing, and so costs nothing. */
  readonly isWasted: ((user: Combatant) => boolean) | undefined
  /** The stages by which a status move raises its user. */
  readonly raises: StageChanges | undefined
  /** Whether it raises a stage that chance picks. */
  readonly raisesByChance: boolean
  /** A type whose bearers it does not raise. For all others it is no move against a foe, whatever its field says. */
  readonly raisesAllBut: TypeName | undefined
  /** The share of max HP that a status move gives its user, without weather. */
  readonly gives: number
  /** The share that it gives now, where it varies. */
  readonly givesNow: ((scene: Scene, user: Combatant) => number) | undefined
  readonly healsAllies: boolean
  /** Whether a status move goes to all allies of its user at once, although @pkmn/dex has it aim at one. */
  readonly forOtherAllies: boolean
  /** Whether it takes or replaces the ability of a target now; `undefined` for a move that never does. */
  readonly changesAbility: ((user: Combatant, target: Combatant) => boolean) | undefined
  /** Whether it gives someone the ability of another. */
  readonly passesAbility: boolean
  /** Whether it changes the types of its target, which a Terastallized one keeps. */
  readonly changesTypes: boolean
  /** Whether a status move fails on types that are immune to its own. */
  readonly asksTypes: boolean
  /** What it strikes with, where it is not the stat of its category. */
  readonly strikesWith:
    | 'Defense'
    | 'the higher stat'
    | 'every stage raised'
    | 'the Attack of its target'
    | undefined
  /** Whether it has the Tera type of a user that has Terastallized. */
  readonly takesTeraType: boolean
  /** Its type as someone uses it now, where it varies. */
  readonly type: ((scene: Scene, user: Combatant) => TypeName | undefined) | undefined
  /** Its power at the `hit`-th hit, from 0 on, where the state of the turn decides; the damage calculator knows the others. */
  readonly power: ((use: PoweredUse, hit: number, scene: Scene) => number) | undefined
  /** How often a use of it hits, where that is not in its fields. */
  readonly hits: ((scene: Scene, user: Combatant) => number) | undefined
  /** The power that chance gives a use of it; 0 where it gives its target HP instead. */
  readonly drawsPower: ((random: Random) => number) | undefined
  /** Whether its power grows from use to use in a row. */
  readonly growsInRow: boolean
  /** Whether its power grows with the hits that its user takes. */
  readonly growsByHits: boolean
  /** What it adds to its priority now. */
  readonly hurries: ((scene: Scene, user: Combatant) => number) | undefined
  /** Its accuracy in a weather; `true` where it never misses. */
  readonly accuracyIn: Readonly<Partial<Record<Weather, number | true>>>
  /** The type of users with which it never misses. */
  readonly sureOf: TypeName | undefined
  /** Whether its damage is fixed: neither cheers nor stages change it. */
  readonly fixedDamage: boolean
  /** The share that it takes of the HP that its target has left. */
  readonly takesShare: number
  /** Whether it leaves its target 1 HP. */
  readonly spares: boolean
  /** Whether it ends the screens of its target's side, before it hits. */
  readonly breaksScreens: boolean
  readonly endsTerrain: boolean
  /** Whether it sets its target's stages to 0. */
  readonly clearsStages: boolean
  /** A status of its target that it ends. */
  readonly cures: Status | undefined
  /** What it takes of its target: any item, or a berry alone. */
  readonly takes: 'item' | 'berry' | undefined
  /** Whether it frees its user of Leech Seed and binding moves. */
  readonly freesUser: boolean
  /** The statuses of which its side effect is one. */
  readonly oneOf: readonly Status[]
  /** A volatile that its side effect brings, which @pkmn/dex keeps as code. */
  readonly sideVolatile: string | undefined
  /** Whether it throws what its user holds, which is gone then. */
  readonly flings: boolean
  /** The share of max HP that it costs its user once it struck. */
  readonly costsWhenStruck: number
  /** What it uses up of its user, whether it strikes or not. */
  readonly spends: ((turn: Turn, use: Use) => void) | undefined
  /** What bringing a foe down with it brings. */
  readonly atKnockOut: StageChanges | undefined
  readonly charging: Charging | undefined
  readonly rampage: Rampage | undefined
}

/** The rules of a move that does what its fields say. */
export const NO_RULES: MoveRules = {
  fails: undefined,
  isLeftOut: false,
  worksIf: undefined,
  works: undefined,
  whileAsleep: false,
  acts: undefined,
  repeatsMove: false,
  findsAway: false,
  copiesMove: false,
  delays: undefined,
  costs: 0,
  isWasted: undefined,
  raises: undefined,
  raisesByChance: false,
  raisesAllBut: undefined,
  gives: 0,
  givesNow: undefined,
  healsAllies: false,
  forOtherAllies: false,
  changesAbility: undefined,
  passesAbility: false,
  changesTypes: false,
  asksTypes: false,
  strikesWith: undefined,
  takesTeraType: false,
  type: undefined,
  power: undefined,
  hits: undefined,
  drawsPower: undefined,
  growsInRow: false,
  growsByHits: false,
  hurries: undefined,
  accuracyIn: {},
  sureOf: undefined,
  fixedDamage: false,
  takesShare: 0,
  spares: false,
  breaksScreens: false,
  endsTerrain: false,
  clearsStages: false,
  cures: undefined,
  takes: undefined,
  freesUser: false,
  oneOf: [],
  sideVolatile: undefined,
  flings: false,
  costsWhenStruck: 0,
  spends: undefined,
  atKnockOut: undefined,
  charging: undefined,
  rampage: undefined,
}
