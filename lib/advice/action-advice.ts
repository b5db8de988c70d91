import { BATTLE_STATS } from '@/data/moves/terms'
import type { RaidAction } from '@/data/rosters/rosters'
import type { BattleStat, Condition, Move, MoveEffect } from '@/data/shipped/shipped'
import type { TypeName } from '@/data/vocabulary'
import { isStatus } from '@/lib/creature/move-list'
import { typesImmuneTo } from '@/lib/creature/type-matchups'
import { isUnderShield, type RaidTimeline } from './moments'

export interface ScriptedMove {
  /** Has the type that `moveInBattle` returns. */
  readonly move: Pick<Move, 'key' | 'name' | 'type' | 'category'>
  readonly effect: MoveEffect
  readonly teraType?: TypeName
}

/** A move with whether the boss's shield can be up when the boss uses it. */
interface MoveInRaid extends ScriptedMove {
  readonly isShieldUp: boolean
}

export interface AdviceContext extends Pick<RaidTimeline, 'shield'> {
  /** Returns `undefined` for an action that isn't a move. */
  readonly scripted: (action: RaidAction) => ScriptedMove | undefined
}

/**
 * Keys of the moves with advice of their own. Source: the page of each move on https://bulbapedia.bulbagarden.net,
 * /wiki/Weather and /wiki/Terrain.
 */
export const SPECIAL_CASE_MOVES = [
  'raindance',
  'sunnyday',
  'sandstorm',
  'snowscape',
  'electricterrain',
  'grassyterrain',
  'mistyterrain',
  'psychicterrain',
  'lightscreen',
  'reflect',
  'auroraveil',
  'mist',
  'safeguard',
  'tailwind',
  'trickroom',
  'gravity',
  'magnetrise',
  'focusenergy',
  'charge',
  'iondeluge',
  'taunt',
  'torment',
  'encore',
  'disable',
  'spite',
  'topsyturvy',
  'tarshot',
  'stealthrock',
  'metalburst',
  'healpulse',
  'haze',
  'sweetscent',
  'magicroom',
  'toxicspikes',
  'doubleteam',
  'splash',
  'rest',
] as const

export type SpecialCaseMove = (typeof SPECIAL_CASE_MOVES)[number]

const ATTACK_EFFECTS = ['knockoff', 'poltergeist', 'present'] as const

export type AttackEffect = (typeof ATTACK_EFFECTS)[number]

export interface Raise {
  readonly stats: readonly BattleStat[] | 'all'
  readonly drops: readonly BattleStat[]
  readonly consequence: 'physical attacks do less' | 'special attacks do less' | 'it is faster' | undefined
  readonly undoneBy: readonly string[]
}

export type Note =
  | {
      readonly kind: 'orb' | 'boss reset' | 'player reset' | 'curse' | 'curse of Ghost' | 'powder' | 'drains'
    }
  | { readonly kind: 'own'; readonly move: SpecialCaseMove }
  | { readonly kind: 'free hit'; readonly immune: readonly TypeName[] }
  | ({ readonly kind: 'raises' } & Raise)
  /** The boss lowers its own stats (`drops`) or the players' stats (`lowers`). */
  | { readonly kind: 'drops' | 'lowers'; readonly stats: readonly BattleStat[] }
  | { readonly kind: 'inflicts'; readonly condition: Condition }
  | { readonly kind: 'attack'; readonly move: AttackEffect }

export type ActionAdvice = readonly Note[]

interface ScheduledAdvice {
  /** Empty if an earlier action has the same advice. */
  readonly advice: ActionAdvice
  readonly sameAs?: RaidAction | undefined
}

export function scheduleAdvice(schedule: readonly RaidAction[], context: AdviceContext): ScheduledAdvice[] {
  const allAdvice = schedule.map((action) => actionAdvice(action, context))
  const keys = allAdvice.map((advice) => JSON.stringify(advice))
  return allAdvice.map((advice, index) => {
    const firstIndex = keys.indexOf(keys[index] ?? '')
    const isRepeat = firstIndex < index && advice.length > 0
    return isRepeat ? { advice: [], sameAs: schedule[firstIndex] } : { advice }
  })
}

/**
 * Source: https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle. Ability Shield protects abilities, but not raised
 * stats: https://github.com/theastrogoth/tera-raid-builder.
 */
function actionAdvice(action: RaidAction, { scripted, shield }: AdviceContext): ActionAdvice {
  switch (action.kind) {
    case 'move': {
      const move = scripted(action)
      return move ? moveAdvice({ ...move, isShieldUp: isUnderShield(action, shield) }) : []
    }
    default:
      return [{ kind: action.kind }]
  }
}

/**
 * Returns advice on a scripted move, which hits all players between turns. Source: the page of each move on
 * https://bulbapedia.bulbagarden.net, /wiki/Tera_Raid_Battle and https://github.com/theastrogoth/tera-raid-builder
 */
function moveAdvice(scripted: MoveInRaid): ActionAdvice {
  const { move } = scripted
  if (move.key === 'curse') return curseAdvice(scripted)
  const raised = ALSO_RAISED[move.key]
  if (raised) return [raises(raised, [], scripted)]
  const moveWithAdvice = SPECIAL_CASE_MOVES.find((key) => key === move.key)
  if (moveWithAdvice) return [{ kind: 'own', move: moveWithAdvice }]
  return isStatus(move) ? effectAdvice(scripted) : [freeHit(scripted), ...effectAdvice(scripted)]
}

/** Stats that status moves raise although their `MoveEffect` lists no raise. */
export const ALSO_RAISED: Readonly<Record<string, readonly BattleStat[]>> = {
  stockpile: ['Defense', 'Sp. Def'],
  tidyup: ['Attack', 'Speed'],
}

// A Ghost-type user gives up half its HP and curses its target.
function curseAdvice(scripted: MoveInRaid): ActionAdvice {
  const { teraType } = scripted
  if (teraType === 'Ghost') return [{ kind: 'curse' }]
  const raise = raises(['Attack', 'Defense'], [], scripted)
  return teraType ? [raise] : [raise, { kind: 'curse of Ghost' }]
}

function freeHit({ move, teraType }: ScriptedMove): Note {
  const isUnknown = move.key === 'terablast' && !teraType
  return { kind: 'free hit', immune: isUnknown ? [] : typesImmuneTo(move.type) }
}

function effectAdvice(scripted: MoveInRaid): Note[] {
  const { move, effect } = scripted
  const { raises: raised = [], drops = [], lowers = [], inflicts, powder, drains } = effect
  const attack = ATTACK_EFFECTS.find((key) => key === move.key)
  const notes: readonly (Note | false | undefined)[] = [
    raised.length > 0 && raises(raised, drops, scripted),
    raised.length === 0 && drops.length > 0 && { kind: 'drops', stats: drops },
    lowers.length > 0 && { kind: 'lowers', stats: lowers },
    inflicts && { kind: 'inflicts', condition: inflicts },
    powder && { kind: 'powder' },
    attack && { kind: 'attack', move: attack },
    drains && { kind: 'drains' },
  ]
  return notes.filter((note) => typeof note === 'object')
}

function raises(
  stats: readonly BattleStat[],
  drops: readonly BattleStat[],
  { teraType, isShieldUp }: MoveInRaid,
): Note {
  const [only] = stats.length === 1 ? stats : []
  return {
    kind: 'raises',
    stats: stats.length === BATTLE_STATS.length - 1 ? 'all' : stats,
    drops,
    consequence: only && CONSEQUENCES[only],
    // Clear Smog is a Poison move, so it can't hit a Steel type. Haze is a status move, which a shield blocks.
    undoneBy: [...(teraType === 'Steel' ? [] : ['Clear Smog']), ...(isShieldUp ? [] : ['Haze'])],
  }
}

const CONSEQUENCES: { readonly [Stat in BattleStat]?: Raise['consequence'] } = {
  Defense: 'physical attacks do less',
  'Sp. Def': 'special attacks do less',
  Speed: 'it is faster',
}
