import { attacksOf, type PlayedBuild } from '@/lib/plans/played-build'
import type { BuildInRoles } from '@/lib/plans/raid-plans'
import { isBoost, type RaisedStat, raisesOf, STATS } from '@/lib/plans/raised-by-boost'
import { attackKind } from './attack-kind'

export interface Uses {
  readonly move: string
  readonly times: number
}

/**
 * Maximum uses of boosts that raise more than two stages, because at +6 further uses fail. Source: the page of each
 * move on https://bulbapedia.bulbagarden.net
 */
const MAX_USES: ReadonlyMap<string, number> = new Map([
  ['Belly Drum', 1],
  ['Cotton Guard', 2],
  ['Tail Glow', 2],
])

/**
 * Stats whose stages affect some attacks. Other attacks use the attacking stat of their kind. Source: the page of each
 * move on https://bulbapedia.bulbagarden.net
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
 * Returns the boosts that an attacker uses before it attacks, in order, without useless uses. As in battles, the first
 * boost raises the stats of the attacks most, and the second raises another stat most: see `boost` and `secondBoost` of
 * `battle/policy/roles.ts`.
 */
export function usedBoosts({ build, plan }: PlayedBuild): readonly Uses[] {
  if (plan.boosts === 0 && !plan.secondBoosts) return []
  const moves = build.moves.filter((move) => isBoost(move))
  const struckWith = statsOfAttacks(build)
  const firstMove = raisingMost(moves, struckWith)
  const raised = raisesOf(firstMove)
  const secondMove = raisingMost(
    moves.filter((move) => move !== firstMove),
    [...struckWith, ...PROTECTING].filter((stat) => raised[stat] === undefined),
  )
  return [...uses(firstMove, plan.boosts), ...uses(secondMove, plan.secondBoosts)]
}

function statsOfAttacks(build: BuildInRoles): readonly RaisedStat[] {
  const ofKind: RaisedStat = attackKind(build) === 'special' ? 'spa' : 'atk'
  const attacks = attacksOf(build)
  return attacks.flatMap((move) => STRUCK_WITH[move] ?? [ofKind])
}

function raisingMost(moves: readonly string[], stats: readonly RaisedStat[]): string | undefined {
  const stagesBy = (move: string) => Math.max(0, ...stats.map((stat) => raisesOf(move)[stat] ?? 0))
  const bestMove = moves.toSorted((a, b) => stagesBy(b) - stagesBy(a))[0]
  return bestMove !== undefined && stagesBy(bestMove) > 0 ? bestMove : undefined
}

function uses(move: string | undefined, times = 0): Uses[] {
  if (move === undefined || times === 0) return []
  return [{ move, times: Math.min(times, MAX_USES.get(move) ?? times) }]
}

export interface DebuffUses extends Uses {
  readonly failsOnShield: boolean
}

/** Returns the debuffs of a plan in the order of the build's moves, all with the same number of uses. */
export function usedDebuffs({ build: { moves, roles }, plan }: PlayedBuild): DebuffUses[] {
  if (plan.debuffs === 0) return []
  return moves.flatMap((move, index) => {
    const role = roles[index]
    if (role !== 'debuff' && role !== 'weakening attack') return []
    return [{ move, times: plan.debuffs, failsOnShield: role === 'debuff' }]
  })
}
