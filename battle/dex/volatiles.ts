import { type HpCause, RULED_VOLATILES, type RuledVolatile, type Status, type Who } from '@/battle/events'
import type { BattleEffect, BattleMove } from '@/battle/model/battle-move'
import type { Combatant } from '@/battle/model/state'
import type { StageChanges, Volatiles } from '@/battle/model/terms'
import type { TypeName } from '@/data/vocabulary'

/** More turns than any battle has, for volatiles that don't expire. */
export const TO_THE_END = 1000

/** Cost of contact with a protected combatant: a status, stages, or a share of max HP. */
export interface ProtectionAnswer {
  readonly status?: Status
  readonly boosts?: StageChanges
  readonly takes?: Loss
  readonly fromAttacks?: true
}

interface Heal {
  readonly share: number
  readonly by: HpCause
  /** Big Root increases it. */
  readonly byRoots?: true
  /** Heals only in its last turn. */
  readonly whenOver?: true
}

export interface Loss {
  readonly share: number
  readonly by: HpCause
  readonly twiceFrom?: readonly TypeName[]
}

export interface VolatileRules {
  readonly turns: readonly [number, number]
  readonly countsDown: boolean
  /** Lasts a turn longer if its bearer has already moved: `onStart` of `taunt` in @pkmn/sim. */
  readonly longerWhenLate?: true
  /** Raiders' moves can't start it on a boss: no source says that they work. */
  readonly sparesBoss?: true
  /** Mental Herb ends it, and Aroma Veil blocks it. */
  readonly mental?: true
  /** A boss's reset ends it, if raiders started it. */
  readonly endedByReset?: true
  /** Rapid Spin ends it for its user. */
  readonly spunOff?: true
  readonly safeguarded?: true
  readonly blockedByMistyTerrain?: true
  readonly immuneType?: TypeName
  readonly stalls?: true
  readonly protects?: ProtectionAnswer
  /** `index` is the move's index in the bearer's moves. */
  readonly bans?: (move: BattleMove, bearer: Combatant, index: number) => boolean
  /** Volatile that remembers the bearer's last move. Without a last move, it doesn't start. */
  readonly keepsLastMove?: 'encoredmove' | 'disabledmove'
  /** Moves that start it are for critical hits. The hit itself computes their chance. */
  readonly raisesCriticalRatio?: true
  /** Its value is 1 instead of turns, or 2 if its bearer has this type at the start. */
  readonly twiceForType?: TypeName
  readonly gives?: Heal
  readonly takes?: Loss
  /** HP moved to the fighter that planted it, before status damage. Its value encodes that fighter: see `planterOf`. */
  readonly feeds?: Loss
  readonly changes?: StageChanges
  readonly strikes?: string
  /** The status that follows its last turn. It doesn't start on a bearer with a status. */
  readonly endsIn?: Status
}

const ENDLESS: VolatileRules = { turns: [TO_THE_END, TO_THE_END], countsDown: false }
const THIS_TURN = countdown(1)

function countdown(minTurns: number, maxTurns = minTurns): VolatileRules {
  return { turns: [minTurns, maxTurns], countsDown: true }
}

function protection(protects: ProtectionAnswer): VolatileRules {
  return { ...THIS_TURN, stalls: true, protects }
}

/**
 * By id in @pkmn/dex. A missing volatile does nothing in a raid. `confusion` counts down with its bearer's moves, not
 * at the turn's end. Source of each: its move's page on https://bulbapedia.bulbagarden.net/wiki/List_of_moves
 */
export const VOLATILE_RULES: Readonly<Record<RuledVolatile, VolatileRules>> = {
  // Banned moves
  taunt: {
    ...countdown(3),
    longerWhenLate: true,
    mental: true,
    bans: ({ category }) => category === 'Status',
  },
  disable: {
    ...countdown(4),
    longerWhenLate: true,
    sparesBoss: true,
    mental: true,
    keepsLastMove: 'disabledmove',
    bans: (_, { volatiles }, index) => volatiles.disabledmove === index + 1,
  },
  torment: {
    ...ENDLESS,
    sparesBoss: true,
    mental: true,
    bans: (_, { lastMove }, index) => lastMove === index,
  },
  throatchop: { ...countdown(2), endedByReset: true, bans: ({ flags }) => flags.sound !== undefined },
  healblock: {
    ...countdown(2),
    mental: true,
    endedByReset: true,
    bans: ({ flags }) => flags.heal !== undefined,
  },
  encore: {
    ...countdown(3),
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
  flinch: THIS_TURN,
  // Protection
  banefulbunker: protection({ status: 'psn' }),
  burningbulwark: protection({ status: 'brn' }),
  endure: { ...THIS_TURN, stalls: true },
  kingsshield: protection({ boosts: { atk: -1 }, fromAttacks: true }),
  protect: protection({}),
  silktrap: protection({ boosts: { spe: -1 }, fromAttacks: true }),
  spikyshield: protection({ takes: { share: 1 / 8, by: { move: 'Spiky Shield' } } }),
  // Effects at a turn's end
  aquaring: { ...ENDLESS, gives: { share: 1 / 16, by: { move: 'Aqua Ring' }, byRoots: true } },
  ingrain: { ...ENDLESS, gives: { share: 1 / 16, by: { move: 'Ingrain' }, byRoots: true } },
  wish: { ...countdown(2), gives: { share: 1 / 2, by: { move: 'Wish' }, whenOver: true } },
  leechseed: {
    ...ENDLESS,
    endedByReset: true,
    spunOff: true,
    immuneType: 'Grass',
    feeds: { share: 1 / 8, by: { move: 'Leech Seed' } },
  },
  curse: { ...ENDLESS, endedByReset: true, takes: { share: 1 / 4, by: { move: 'Curse' } } },
  partiallytrapped: {
    ...countdown(4, 5),
    endedByReset: true,
    spunOff: true,
    takes: { share: 1 / 8, by: 'binding move' },
  },
  saltcure: {
    ...ENDLESS,
    endedByReset: true,
    takes: { share: 1 / 8, by: { move: 'Salt Cure' }, twiceFrom: ['Water', 'Steel'] },
  },
  syrupbomb: { ...countdown(3), endedByReset: true, changes: { spe: -1 } },
  yawn: { ...countdown(2), endedByReset: true, safeguarded: true, endsIn: 'slp' },
  futuresight: { ...countdown(3), strikes: 'Future Sight' },
  doomdesire: { ...countdown(3), strikes: 'Doom Desire' },
  // Checked elsewhere
  charge: ENDLESS,
  defensecurl: ENDLESS,
  dragoncheer: { ...ENDLESS, raisesCriticalRatio: true, twiceForType: 'Dragon' },
  focusenergy: { ...ENDLESS, raisesCriticalRatio: true },
  glaiverush: countdown(2),
  laserfocus: countdown(2),
  lockon: countdown(2),
  magnetrise: countdown(5),
  minimize: ENDLESS,
  noretreat: ENDLESS,
  roost: THIS_TURN,
  slowstart: countdown(5),
  smackdown: { ...ENDLESS, endedByReset: true },
  tarshot: { ...ENDLESS, endedByReset: true },
}

export const VOLATILES: ReadonlyMap<string, VolatileRules> = new Map(Object.entries(VOLATILE_RULES))

export const MENTAL: readonly string[] = entriesWith('mental').map(([id]) => id)

/** Not the boss's own volatiles, such as a busted Disguise. */
export const ENDED_BY_RESET: readonly string[] = entriesWith('endedByReset').map(([id]) => id)

export const SPUN_OFF: readonly string[] = entriesWith('spunOff').map(([id]) => id)

export const PROTECTIONS = entriesWith('protects')

export const BANS = entriesWith('bans')

export const HEALS = entriesWith('gives')

export const DRAINS = entriesWith('feeds')

export const LOSSES = entriesWith('takes')

export const STAGE_CHANGERS = entriesWith('changes')

export const DELAYED = entriesWith('strikes')

export const ENDING_IN_STATUS = entriesWith('endsIn')

export const ACTING_AT_TURN_END: ReadonlySet<string> = new Set(
  [HEALS, DRAINS, LOSSES, STAGE_CHANGERS, ENDING_IN_STATUS, DELAYED].flatMap((entries) =>
    entries.map(([id]) => id),
  ),
)

export const BANNING: ReadonlySet<string> = new Set(BANS.map(([id]) => id))

/** Checks the fighter's own volatiles, since most fighters have at most one. */
export function hasAny(volatiles: Volatiles, ids: ReadonlySet<string>): boolean {
  for (const id in volatiles) if (ids.has(id)) return true
  return false
}

function entriesWith<Field extends keyof VolatileRules>(
  field: Field,
): readonly (readonly [id: RuledVolatile, what: NonNullable<VolatileRules[Field]>])[] {
  return RULED_VOLATILES.flatMap((id) => {
    const { [field]: rule } = VOLATILE_RULES[id]
    return rule === undefined || rule === null ? [] : [[id, rule] as const]
  })
}

/** Whether a volatile of @pkmn/dex has rules in raids. */
export function isRuled(id: string): id is RuledVolatile {
  return VOLATILES.has(id)
}

/** Whether a volatile is a protection, which fails more often in a row. */
export function isProtecting(id: string | undefined): id is RuledVolatile {
  return id !== undefined && VOLATILES.get(id)?.stalls === true
}

/** Returns the status that a move causes, immediately or a turn later, if any. */
export function statusBrought({ status, volatileStatus }: BattleEffect): Status | undefined {
  return status ?? (volatileStatus === undefined ? undefined : VOLATILES.get(volatileStatus)?.endsIn)
}

// Keeps encoded values above 0, even for the boss.
const OFFSET = 2

export function plantedBy(planter: Who): number {
  return planter + OFFSET
}

export function planterOf(value: number): Who {
  return value - OFFSET
}

/** Adds a helper to the value of `helpinghand`: a bit per raider, who counts once. */
export function withHelper(value: number | undefined, helper: Who): number {
  return (value ?? 0) | (1 << (helper + OFFSET))
}

/** Whether a raider's Helping Hand is waiting, by the value of `helpinghand`. */
export function isHelpedBy(value: number | undefined, helper: Who): boolean {
  return withHelper(value, helper) === value
}

export function helpersIn(value = 0): number {
  return value === 0 ? 0 : (value & 1) + helpersIn(value >> 1)
}

/**
 * Volatiles with a value other than turns:
 * - `substitute`: its HP
 * - `metronome`, `inarow`, `stall`: uses of a move, or of protections, in a row
 * - `choicelock`, `disabledmove`, `encoredmove`: one more than the index of the move
 * - `stockpile`, and its stages: how often each was raised
 * - `helpinghand`: which allies help, see `withHelper`
 * - `protosynthesis`, `quarkdrive`: the boosted stat, see `statNumber`
 * - `dragoncheer`: critical-hit stages, fixed when cheered
 * - `leechseed` and others that feed a fighter, `futuresource`: that fighter, see `planterOf`
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
