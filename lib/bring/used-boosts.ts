import { movesFor, type PlayedBuild } from '@/lib/plans/played-build'
import type { BuildInRoles } from '@/lib/plans/raid-plans'
import { attackKind } from './attack-kind'

/** A move and how often it is used. */
export interface Uses {
  readonly move: string
  readonly times: number
}

/**
 * How often boosts that raise more than two stages are of use: until the stat is at +6, above which they fail.
 * Source: the page of each move on https://bulbapedia.bulbagarden.net
 */
const MOST_USES: ReadonlyMap<string, number> = new Map([
  ['Belly Drum', 1],
  ['Cotton Guard', 2],
  ['Tail Glow', 2],
])

const STATS = ['atk', 'def', 'spa', 'spd', 'spe'] as const

/** The stats that a boost raises to strike harder, or to be struck less. */
type RaisedStat = (typeof STATS)[number]

type Raises = Readonly<Partial<Record<RaisedStat, number>>>

const ATTACK_AND_DEFENSE: Raises = { atk: 1, def: 1 }
const BOTH_ATTACKS: Raises = { atk: 1, spa: 1 }
const BOTH_DEFENSES: Raises = { def: 1, spd: 1 }
const SPECIAL: Raises = { spa: 1, spd: 1 }
const SPEED: Raises = { spe: 2 }
const ALL: Raises = { atk: 1, def: 1, spa: 1, spd: 1, spe: 1 }

/**
 * By how many stages the boosts raise their user. Howl raises allies as well, and files of plans have it as a help.
 * Source: the page of each move on https://bulbapedia.bulbagarden.net
 */
const RAISED_BY_BOOST: Readonly<Record<string, Raises>> = {
  'Acid Armor': { def: 2 },
  Agility: SPEED,
  Amnesia: { spd: 2 },
  Autotomize: SPEED,
  'Belly Drum': { atk: 12 },
  'Bulk Up': ATTACK_AND_DEFENSE,
  'Calm Mind': SPECIAL,
  Charge: { spd: 1 },
  'Clangorous Soul': ALL,
  Coil: ATTACK_AND_DEFENSE,
  'Cosmic Power': BOTH_DEFENSES,
  'Cotton Guard': { def: 3 },
  Curse: ATTACK_AND_DEFENSE,
  'Defend Order': BOTH_DEFENSES,
  'Defense Curl': { def: 1 },
  'Dragon Dance': { atk: 1, spe: 1 },
  'Fillet Away': { atk: 2, spa: 2, spe: 2 },
  Growth: BOTH_ATTACKS,
  Harden: { def: 1 },
  'Hone Claws': { atk: 1 },
  Howl: { atk: 1 },
  'Iron Defense': { def: 2 },
  'Nasty Plot': { spa: 2 },
  'No Retreat': ALL,
  'Quiver Dance': { spa: 1, spd: 1, spe: 1 },
  'Rock Polish': SPEED,
  'Shell Smash': { atk: 2, spa: 2, spe: 2 },
  Shelter: { def: 2 },
  'Shift Gear': { atk: 1, spe: 2 },
  Stockpile: BOTH_DEFENSES,
  'Swords Dance': { atk: 2 },
  'Tail Glow': { spa: 3 },
  'Take Heart': SPECIAL,
  'Tidy Up': { atk: 1, spe: 1 },
  'Victory Dance': { atk: 1, def: 1, spe: 1 },
  Withdraw: { def: 1 },
  'Work Up': BOTH_ATTACKS,
}

/**
 * The stats whose stages count for some attacks; for others it is the attacking stat of their kind.
 * Source: the page of each move on https://bulbapedia.bulbagarden.net
 */
const STRUCK_WITH: Readonly<Record<string, readonly RaisedStat[]>> = {
  'Body Press': ['def'],
  'Photon Geyser': ['atk', 'spa'],
  'Power Trip': STATS,
  'Stored Power': STATS,
  'Tera Blast': ['atk', 'spa'],
}

const PROTECTING: readonly RaisedStat[] = ['def', 'spd']

/**
 * The boosts that an attacker uses before it attacks, in their order and no more often than they are of use; none where its
 * plan asks for boosts and it has no move for them. Battles use the one first that raises what its attacks strike with most,
 * then the one that does so most for another stat: `boost` and `secondBoost` of `lib/battle/policy/roles.ts`.
 */
export function usedBoosts({ build, plan }: PlayedBuild): readonly Uses[] {
  if (plan.boosts === 0 && !plan.secondBoosts) return []
  const moves = build.moves.filter((move) => Object.hasOwn(RAISED_BY_BOOST, move))
  const struckWith = statsOfAttacks(build)
  const first = raisingMost(moves, struckWith)
  const raised = raisesOf(first)
  const second = raisingMost(
    moves.filter((move) => move !== first),
    [...struckWith, ...PROTECTING].filter((stat) => raised[stat] === undefined),
  )
  return [...uses(first, plan.boosts), ...uses(second, plan.secondBoosts)]
}

function raisesOf(move = ''): Raises {
  return RAISED_BY_BOOST[move] ?? {}
}

function statsOfAttacks(build: BuildInRoles): readonly RaisedStat[] {
  const ofKind: RaisedStat = attackKind(build) === 'special' ? 'spa' : 'atk'
  const attacks = [...movesFor(build, 'attack'), ...movesFor(build, 'weakening attack')]
  return attacks.flatMap((move) => STRUCK_WITH[move] ?? [ofKind])
}

function raisingMost(moves: readonly string[], stats: readonly RaisedStat[]): string | undefined {
  const most = (move: string) => Math.max(0, ...stats.map((stat) => raisesOf(move)[stat] ?? 0))
  const best = moves.toSorted((one, other) => most(other) - most(one))[0]
  return best !== undefined && most(best) > 0 ? best : undefined
}

function uses(move: string | undefined, times = 0): Uses[] {
  if (move === undefined || times === 0) return []
  return [{ move, times: Math.min(times, MOST_USES.get(move) ?? times) }]
}
