import type { YesOrNo } from '@/battle/assumptions'
import type { Status, Weather } from '@/battle/events'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Random } from '@/battle/model/random'
import type { Combatant, Scene } from '@/battle/model/state'
import type { StageChanges } from '@/battle/model/terms'
import type { Turn, Use } from '@/battle/model/turn'
import type { TypeName } from '@/data/vocabulary'

/** Plays a status move's effect besides its fields. It fails if it adds no events. */
export type StatusAction = (turn: Turn, use: Use) => void

/** The part of a move's use that its conditions and its power need. */
interface IntendedUse extends Pick<Use, 'move' | 'struck'> {
  readonly user: Combatant
}

export interface PoweredUse extends IntendedUse, Pick<Use, 'last'> {}

export interface ConditionedUse extends IntendedUse {
  readonly readied: Pick<BattleMove, 'category' | 'priority'> | undefined
  readonly target: Combatant
}

interface Charging {
  readonly boosts?: StageChanges
  /** Weather in which it needs no charging. */
  readonly atOnceIn?: 'Sun' | 'Rain'
  readonly away: boolean
}

/** Time for which an attack binds its user: minimum and maximum turns after the first, and whether it ends in confusion. */
interface Rampage {
  readonly more: readonly [number, number]
  readonly confuses: boolean
}

/** Rules besides the fields in @pkmn/dex. Every record has every field, so that JavaScript reads them fast. */
export interface MoveRules {
  /** Why it does nothing despite its fields: raids or our simulation lack it. A boss chooses another move. */
  readonly fails: 'raid' | 'not simulated' | undefined
  /** Battles don't simulate its effect, but a boss still chooses it. */
  readonly isLeftOut: boolean
  /** The assumption that decides whether it works, regardless of `fails`. */
  readonly worksIf: YesOrNo | undefined
  readonly works: ((use: ConditionedUse, scene: Scene) => boolean) | undefined
  readonly whileAsleep: boolean
  /** Replaces the effects of its fields. */
  readonly acts: StatusAction | undefined
  /** Instruct: the target uses its last move again. */
  readonly repeatsMove: boolean
  /** Hits targets out of reach (Fly). */
  readonly findsAway: boolean
  /** Copycat: uses the last move of any fighter. */
  readonly copiesMove: boolean
  /** The target's volatile until a delayed attack hits. */
  readonly delays: 'futuresight' | 'doomdesire' | undefined
  /** Share of max HP that a status move costs. Fails without more HP than that. */
  readonly costs: number
  /** Whether it would do nothing, and so cost nothing. */
  readonly isWasted: ((user: Combatant) => boolean) | undefined
  /** Changes to the user's stages, for a status move. */
  readonly raises: StageChanges | undefined
  readonly raisesByChance: boolean
  /** A type whose users it doesn't raise. For other users it isn't aimed at a foe, whatever its field says. */
  readonly raisesAllBut: TypeName | undefined
  /** Share of max HP that a status move heals, without weather. */
  readonly gives: number
  /** The current share, if it varies. */
  readonly givesNow: ((scene: Scene, user: Combatant) => number) | undefined
  readonly healsAllies: boolean
  /** A status move that affects all allies, although @pkmn/dex names a single ally. */
  readonly forOtherAllies: boolean
  /** Whether it would remove or replace the target's ability now. `undefined` if it never does. */
  readonly changesAbility: ((user: Combatant, target: Combatant) => boolean) | undefined
  readonly passesAbility: boolean
  /** Changes the target's types unless the target is Terastallized. */
  readonly changesTypes: boolean
  /** A status move that fails on types immune to its own. */
  readonly asksTypes: boolean
  /** The stat that it uses instead of its category's. */
  readonly strikesWith:
    | 'Defense'
    | 'the higher stat'
    | 'every stage raised'
    | 'the Attack of its target'
    | undefined
  /** Has the user's Tera type after Terastallizing. */
  readonly takesTeraType: boolean
  /** Its current type, if it varies. */
  readonly type: ((scene: Scene, user: Combatant) => TypeName | undefined) | undefined
  /** Power of its `hit`-th hit, from 0, if the battle's state decides. The damage calculator applies other rules. */
  readonly power: ((use: PoweredUse, hit: number, scene: Scene) => number) | undefined
  /** Number of hits, unless in its fields. */
  readonly hits: ((scene: Scene, user: Combatant) => number) | undefined
  /** Draws its power; 0 heals the target instead. */
  readonly drawsPower: ((random: Random) => number) | undefined
  readonly growsInRow: boolean
  readonly growsByHits: boolean
  /** Current addition to its priority. */
  readonly hurries: ((scene: Scene, user: Combatant) => number) | undefined
  /** Accuracy in a weather; `true` never misses. */
  readonly accuracyIn: Readonly<Partial<Record<Weather, number | true>>>
  /** Never misses if its user has this type. */
  readonly sureOf: TypeName | undefined
  /** Cheers and stages don't change its damage. */
  readonly fixedDamage: boolean
  /** Share of the target's HP left that it takes. */
  readonly takesShare: number
  readonly spares: boolean
  /** Ends the screens of its target's side before it hits. */
  readonly breaksScreens: boolean
  readonly endsTerrain: boolean
  readonly clearsStages: boolean
  /** Status that it cures on its target. */
  readonly cures: Status | undefined
  /** Item that it removes from its target: any item, or only a berry. */
  readonly takes: 'item' | 'berry' | undefined
  /** Frees its user from Leech Seed and binding moves. */
  readonly freesUser: boolean
  /** Its side effect is one of these statuses. */
  readonly oneOf: readonly Status[]
  /** A side effect's volatile that @pkmn/dex has as code. */
  readonly sideVolatile: string | undefined
  readonly flings: boolean
  /** Share of max HP that the user loses after a hit. */
  readonly costsWhenStruck: number
  /** Uses something up, whether it hits or misses. */
  readonly spends: ((turn: Turn, use: Use) => void) | undefined
  readonly atKnockOut: StageChanges | undefined
  readonly charging: Charging | undefined
  readonly rampage: Rampage | undefined
}

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
