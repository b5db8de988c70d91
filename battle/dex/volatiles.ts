import { type HpCause, RULED_VOLATILES, type RuledVolatile, type Status, type Who } from '@/battle/events'
import type { BattleEffect, BattleMove } from '@/battle/model/battle-move'
import type { Combatant } from '@/battle/model/state'
import type { StageChanges, Volatiles } from '@/battle/model/terms'
import type { TypeName } from '@/data/vocabulary'

/** More turns than a battle has: for what lasts until it is taken away. */
export const TO_THE_END = 1000

/** What touching someone behind its protection costs: a status, stages, or a share of max HP. */
export interface ProtectionAnswer {
  readonly status?: Status
  readonly boosts?: StageChanges
  readonly takes?: Loss
  /** Whether it lets status moves pass. */
  readonly fromAttacks?: true
}

/** What a volatile gives its bearer at a turn's end. */
interface Heal {
  /** Of max HP. */
  readonly share: number
  readonly by: HpCause
  /** Whether Big Root adds to it. */
  readonly byRoots?: true
  /** Whether it gives in its last turn alone. */
  readonly whenOver?: true
}

/** What a volatile costs its bearer at a turn's end. */
export interface Loss {
  /** Of max HP. */
  readonly share: number
  readonly by: HpCause
  /** The types whose bearers lose twice as much. */
  readonly twiceFrom?: readonly TypeName[]
}

/** How long a volatile lasts, what it does, and what ends it or keeps it away. */
export interface VolatileRules {
  /** Fewest and most turns; the same where chance has no part. */
  readonly turns: readonly [number, number]
  /** Whether a turn's end counts it down. */
  readonly countsDown: boolean
  /** Whether it lasts a turn longer where its bearer has moved when it begins: `onStart` of `taunt` in @pkmn/sim. */
  readonly longerWhenLate?: true
  /** Whether moves of raiders cannot bring it over a boss: no source says that they work. */
  readonly sparesBoss?: true
  /** Whether it is one of the mind, which Mental Herb ends and Aroma Veil keeps away. */
  readonly mental?: true
  /** Whether raiders brought it over a boss, whose reset ends it. */
  readonly endedByReset?: true
  /** Whether Rapid Spin frees its user of it. */
  readonly spunOff?: true
  /** Whether Safeguard keeps it away. */
  readonly safeguarded?: true
  /** Whether Misty Terrain keeps it from those on the ground. */
  readonly blockedByMistyTerrain?: true
  /** A type whose bearers never have it. */
  readonly immuneType?: TypeName
  /** Whether it begins with a protection of its user, which fails more and more in a row. */
  readonly stalls?: true
  /** For one that keeps attacks away: what touching its bearer costs. */
  readonly protects?: ProtectionAnswer
  /** Whether it keeps its bearer from a move, the `index`-th of its moves. */
  readonly bans?: (move: BattleMove, bearer: Combatant, index: number) => boolean
  /** Where the move that its bearer used last is kept; it does not begin before there is one. */
  readonly keepsLastMove?: 'encoredmove' | 'disabledmove'
  /** Whether a move that brings it is used for critical hits; how much more likely they are is counted at the hit. */
  readonly raisesCriticalRatio?: true
  /** It holds 1 instead of turns, and 2 where its bearer has this type as it begins. */
  readonly twiceForType?: TypeName
  readonly gives?: Heal
  readonly takes?: Loss
  /** What it takes for the one that planted it, before any status does: it holds that one's place, see `planterOf`. */
  readonly feeds?: Loss
  /** What it changes of its bearer's stages at each turn's end. */
  readonly changes?: StageChanges
  /** The attack that strikes its bearer when it ends. */
  readonly strikes?: string
  /** The status that its last turn ends in; it does not begin where there is one. */
  readonly endsIn?: Status
}

const endless: VolatileRules = { turns: [TO_THE_END, TO_THE_END], countsDown: false }
const thisTurn = lasting(1)

function lasting(least: number, most = least): VolatileRules {
  return { turns: [least, most], countsDown: true }
}

function protecting(protects: ProtectionAnswer): VolatileRules {
  return { ...thisTurn, stalls: true, protects }
}

/**
 * Volatiles by their ids in @pkmn/dex. One that is not here does nothing in a raid. `confusion` is counted when its bearer
 * moves, not at the turn's end. Source of each: its move's page on https://bulbapedia.bulbagarden.net/wiki/List_of_moves
 */
export const VOLATILE_RULES: Readonly<Record<RuledVolatile, VolatileRules>> = {
  // Which moves their bearer may use
  taunt: { ...lasting(3), longerWhenLate: true, mental: true, bans: ({ category }) => category === 'Status' },
  disable: {
    ...lasting(4),
    longerWhenLate: true,
    sparesBoss: true,
    mental: true,
    keepsLastMove: 'disabledmove',
    bans: (_, { volatiles }, index) => volatiles.disabledmove === index + 1,
  },
  torment: {
    ...endless,
    sparesBoss: true,
    mental: true,
    bans: (_, { lastMove }, index) => lastMove === index,
  },
  throatchop: { ...lasting(2), endedByReset: true, bans: ({ flags }) => flags.sound !== undefined },
  healblock: {
    ...lasting(2),
    mental: true,
    endedByReset: true,
    bans: ({ flags }) => flags.heal !== undefined,
  },
  encore: {
    ...lasting(3),
    longerWhenLate: true,
    sparesBoss: true,
    mental: true,
    keepsLastMove: 'encoredmove',
  },
  confusion: {
    turns: [2, 5],
    countsDown: false,
    endedByReset: true,
    safeguarded: true,
    blockedByMistyTerrain: true,
  },
  flinch: thisTurn,
  // Protection
  banefulbunker: protecting({ status: 'psn' }),
  burningbulwark: protecting({ status: 'brn' }),
  endure: { ...thisTurn, stalls: true },
  kingsshield: protecting({ boosts: { atk: -1 }, fromAttacks: true }),
  protect: protecting({}),
  silktrap: protecting({ boosts: { spe: -1 }, fromAttacks: true }),
  spikyshield: protecting({ takes: { share: 1 / 8, by: { move: 'Spiky Shield' } } }),
  // What a turn's end brings
  aquaring: { ...endless, gives: { share: 1 / 16, by: { move: 'Aqua Ring' }, byRoots: true } },
  ingrain: { ...endless, gives: { share: 1 / 16, by: { move: 'Ingrain' }, byRoots: true } },
  wish: { ...lasting(2), gives: { share: 1 / 2, by: { move: 'Wish' }, whenOver: true } },
  leechseed: {
    ...endless,
    endedByReset: true,
    spunOff: true,
    immuneType: 'Grass',
    feeds: { share: 1 / 8, by: { move: 'Leech Seed' } },
  },
  curse: { ...endless, endedByReset: true, takes: { share: 1 / 4, by: { move: 'Curse' } } },
  partiallytrapped: {
    ...lasting(4, 5),
    endedByReset: true,
    spunOff: true,
    takes: { share: 1 / 8, by: 'binding move' },
  },
  saltcure: {
    ...endless,
    endedByReset: true,
    takes: { share: 1 / 8, by: { move: 'Salt Cure' }, twiceFrom: ['Water', 'Steel'] },
  },
  syrupbomb: { ...lasting(3), endedByReset: true, changes: { spe: -1 } },
  yawn: { ...lasting(2), endedByReset: true, safeguarded: true, endsIn: 'slp' },
  futuresight: { ...lasting(3), strikes: 'Future Sight' },
  doomdesire: { ...lasting(3), strikes: 'Doom Desire' },
  // What else is asked for where it counts
  charge: endless,
  defensecurl: endless,
  dragoncheer: { ...endless, raisesCriticalRatio: true, twiceForType: 'Dragon' },
  focusenergy: { ...endless, raisesCriticalRatio: true },
  glaiverush: lasting(2),
  laserfocus: lasting(2),
  lockon: lasting(2),
  magnetrise: lasting(5),
  minimize: endless,
  noretreat: endless,
  roost: thisTurn,
  slowstart: lasting(5),
  smackdown: { ...endless, endedByReset: true },
  tarshot: { ...endless, endedByReset: true },
}

/** The rules of each volatile, by an id that may have none. */
export const VOLATILES: ReadonlyMap<string, VolatileRules> = new Map(Object.entries(VOLATILE_RULES))

/** The volatiles of the mind. */
export const MENTAL: readonly string[] = having('mental').map(([id]) => id)

/** What the reset of a boss ends: not its own volatiles, as a busted Disguise. */
export const ENDED_BY_RESET: readonly string[] = having('endedByReset').map(([id]) => id)

/** What Rapid Spin frees its user of. */
export const SPUN_OFF: readonly string[] = having('spunOff').map(([id]) => id)

/** The volatiles that keep attacks away for a turn, with what touching their bearer costs. */
export const PROTECTIONS = having('protects')

/** The volatiles that keep their bearer from some of its moves. */
export const BANS = having('bans')

/** The volatiles that give HP at a turn's end. */
export const HEALS = having('gives')

/** The volatiles that take HP at a turn's end for the one that planted them. */
export const DRAINS = having('feeds')

/** The volatiles that take HP at a turn's end. */
export const LOSSES = having('takes')

/** The volatiles that change stages at a turn's end. */
export const STAGE_CHANGERS = having('changes')

/** The attacks that strike when a volatile ends. */
export const DELAYED = having('strikes')

/** The volatiles whose last turn ends in a status. */
export const ENDING_IN_STATUS = having('endsIn')

/** The volatiles that do anything at a turn's end but count. */
export const ACTING_AT_TURN_END: ReadonlySet<string> = new Set(
  [HEALS, DRAINS, LOSSES, STAGE_CHANGERS, ENDING_IN_STATUS, DELAYED].flatMap((kind) =>
    kind.map(([id]) => id),
  ),
)

/** The ids of `BANS`. */
export const BANNING: ReadonlySet<string> = new Set(BANS.map(([id]) => id))

/**
 * Whether someone has any of these volatiles. Mostly it has none or one, so asking those that it has is faster than asking
 * for each of many.
 */
export function hasAny(volatiles: Volatiles, ids: ReadonlySet<string>): boolean {
  for (const id in volatiles) if (ids.has(id)) return true
  return false
}

function having<Field extends keyof VolatileRules>(
  field: Field,
): readonly (readonly [id: RuledVolatile, what: NonNullable<VolatileRules[Field]>])[] {
  return RULED_VOLATILES.flatMap((id) => {
    const { [field]: what } = VOLATILE_RULES[id]
    return what === undefined || what === null ? [] : [[id, what] as const]
  })
}

/** Whether a volatile of @pkmn/dex has rules in raids. */
export function isRuled(id: string): id is RuledVolatile {
  return VOLATILES.has(id)
}

/** Whether a move that brings a volatile protects its user, and so fails more and more in a row. */
export function isProtecting(id: string | undefined): id is RuledVolatile {
  return id !== undefined && VOLATILES.get(id)?.stalls === true
}

/** The status that a move brings, at once or a turn later; `undefined` for one that brings none. */
export function statusBrought({ status, volatileStatus }: BattleEffect): Status | undefined {
  return status ?? (volatileStatus === undefined ? undefined : VOLATILES.get(volatileStatus)?.endsIn)
}

// More than any place below 0, so that what a volatile holds is above 0.
const ABOVE_PLACES = 2

/** What a volatile that feeds someone holds: more than its place. */
export function plantedBy(planter: Who): number {
  return planter + ABOVE_PLACES
}

/** The place of the one that a volatile feeds, by what it holds. */
export function planterOf(held: number): Who {
  return held - ABOVE_PLACES
}

/** What `helpinghand` holds of those who help with someone's next hit, with one more: a bit for each, who counts once. */
export function withHelper(held: number | undefined, helper: Who): number {
  return (held ?? 0) | (1 << (helper + ABOVE_PLACES))
}

/** Whether a helper's Helping Hand waits for someone's next hit, by what `helpinghand` holds. */
export function isHelpedBy(held: number | undefined, helper: Who): boolean {
  return withHelper(held, helper) === held
}

/** How many help with someone's next hit, by what `helpinghand` holds. */
export function helpersIn(held = 0): number {
  return held === 0 ? 0 : (held & 1) + helpersIn(held >> 1)
}

/**
 * Volatiles that hold another number than turns: the HP of a substitute; how often in a row an item's holder used a
 * move (`metronome`) or shielded itself (`stall`); one more than the index of the move that an item's holder is bound to
 * (`choicelock`), that `disable` forbids or that `encore` demands; how often it used `stockpile`, and how often that changed
 * each stage; uses of a move in a row (`inarow`); which allies help with the next hit (`helpinghand`: see `withHelper`); which
 * stat is boosted (`protosynthesis`, `quarkdrive`: see `heldAs`); by how many stages its bearer is likelier to hit critically
 * (`dragoncheer`: what it is when it is cheered counts). What feeds someone holds that one's place, as `futuresource`
 * does of the one whose attack is to strike: see `planterOf`.
 */
export type CountingVolatile =
  | NonNullable<VolatileRules['keepsLastMove']>
  | 'substitute'
  | 'dragoncheer'
  | 'metronome'
  | 'stall'
  | 'choicelock'
  | 'stockpile'
  | 'stockpileddef'
  | 'stockpiledspd'
  | 'inarow'
  | 'helpinghand'
  | 'protosynthesis'
  | 'quarkdrive'
  | 'futuresource'
