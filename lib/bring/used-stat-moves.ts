import { attacksOf, type PlayedBuild } from '@/lib/plans/played-build'
import type { BuildInRoles } from '@/lib/plans/raid-plans'
import { isBoost, type RaisedStat, raisesOf, STATS } from '@/lib/plans/raised-by-boost'
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
 * then the one that does so most for another stat: `boost` and `secondBoost` of `battle/policy/roles.ts`.
 */
export function usedBoosts({ build, plan }: PlayedBuild): readonly Uses[] {
  if (plan.boosts === 0 && !plan.secondBoosts) return []
  const moves = build.moves.filter((move) => isBoost(move))
  const struckWith = statsOfAttacks(build)
  const first = raisingMost(moves, struckWith)
  const raised = raisesOf(first)
  const second = raisingMost(
    moves.filter((move) => move !== first),
    [...struckWith, ...PROTECTING].filter((stat) => raised[stat] === undefined),
  )
  return [...uses(first, plan.boosts), ...uses(second, plan.secondBoosts)]
}

function statsOfAttacks(build: BuildInRoles): readonly RaisedStat[] {
  const ofKind: RaisedStat = attackKind(build) === 'special' ? 'spa' : 'atk'
  const attacks = attacksOf(build)
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

/** A debuff, how often it is used, and whether the shield stops it. */
export interface DebuffUses extends Uses {
  readonly failsOnShield: boolean
}

/** The debuffs that a plan has a build use, in the order of its moves: each as often. Empty where it uses none. */
export function usedDebuffs({ build: { moves, roles }, plan }: PlayedBuild): DebuffUses[] {
  if (plan.debuffs === 0) return []
  return moves.flatMap((move, place) => {
    const role = roles[place]
    if (role !== 'debuff' && role !== 'weakening attack') return []
    return [{ move, times: plan.debuffs, failsOnShield: role === 'debuff' }]
  })
}
