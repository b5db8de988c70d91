import type { YesOrNo } from '@/battle/assumptions'
import type { Status, Weather } from '@/battle/events'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Random } from '@/battle/model/random'
import type { Combatant, Scene } from '@/battle/model/state'
import type { StageChanges } from '@/battle/model/terms'
import type { Turn, Use } from '@/battle/model/turn'
import type { TypeName } from '@/data/vocabulary'

/** What a status move does beyond its fields in @pkmn/dex. The move fails if this adds no events. */
export type StatusAction = (turn: Turn, use: Use) => void

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
  readonly atOnceIn?: 'Sun' | 'Rain'
  readonly away: boolean
}

/** `more` is minimum and maximum turns after the first. */
interface Rampage {
  readonly more: readonly [number, number]
  readonly confuses: boolean
}

/** Rules besides the fields in @pkmn/dex. Every record has every field, so that JavaScript reads them fast. */
export interface MoveRules {
  /** Why the move does nothing despite its fields: raids or our simulation lack it. A boss chooses another move. */
  readonly fails: 'raid' | 'not simulated' | undefined
  /** Battles don't simulate its effect, but a boss still chooses it. */
  readonly isLeftOut: boolean
  readonly worksIf: YesOrNo | undefined
  readonly works: ((use: ConditionedUse, scene: Scene) => boolean) | undefined
  readonly whileAsleep: boolean
  readonly acts: StatusAction | undefined
  readonly repeatsMove: boolean
  /** Hits targets out of reach (Fly). */
  readonly findsAway: boolean
  readonly copiesMove: boolean
  readonly delays: 'futuresight' | 'doomdesire' | undefined
  /** Share of max HP that a status move costs. The move fails without more HP. */
  readonly costs: number
  /** Whether the move would do nothing, and so cost nothing. */
  readonly isWasted: ((user: Combatant) => boolean) | undefined
  readonly raises: StageChanges | undefined
  readonly raisesByChance: boolean
  /** A type whose users it doesn't raise. For other users it isn't aimed at a foe, whatever its field says. */
  readonly raisesAllBut: TypeName | undefined
  /** Share of max HP that a status move heals, without weather. */
  readonly gives: number
  readonly givesNow: ((scene: Scene, user: Combatant) => number) | undefined
  readonly healsAllies: boolean
  /** A status move that affects all allies, although @pkmn/dex names a single ally. */
  readonly forOtherAllies: boolean
  readonly changesAbility: ((user: Combatant, target: Combatant) => boolean) | undefined
  readonly passesAbility: boolean
  readonly changesTypes: boolean
  /** A status move that fails on types immune to its own type. */
  readonly asksTypes: boolean
  readonly strikesWith:
    | 'Defense'
    | 'the higher stat'
    | 'every stage raised'
    | 'the Attack of its target'
    | undefined
  readonly takesTeraType: boolean
  readonly type: ((scene: Scene, user: Combatant) => TypeName | undefined) | undefined
  /** Power of its `hit`-th hit, from 0, if the battle's state decides. The damage calculator applies other rules. */
  readonly power: ((use: PoweredUse, hit: number, scene: Scene) => number) | undefined
  readonly hits: ((scene: Scene, user: Combatant) => number) | undefined
  readonly drawsPower: ((random: Random) => number) | undefined
  readonly growsInRow: boolean
  readonly growsByHits: boolean
  readonly hurries: ((scene: Scene, user: Combatant) => number) | undefined
  readonly accuracyIn: Readonly<Partial<Record<Weather, number | true>>>
  readonly sureOf: TypeName | undefined
  readonly fixedDamage: boolean
  /** Share of the target's HP left. */
  readonly takesShare: number
  readonly spares: boolean
  readonly breaksScreens: boolean
  readonly endsTerrain: boolean
  readonly clearsStages: boolean
  readonly cures: Status | undefined
  readonly takes: 'item' | 'berry' | undefined
  readonly freesUser: boolean
  readonly oneOf: readonly Status[]
  /** A side effect's volatile that @pkmn/dex has as code. */
  readonly sideVolatile: string | undefined
  readonly flings: boolean
  /** Share of max HP that the user loses after a hit. */
  readonly costsWhenStruck: number
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
