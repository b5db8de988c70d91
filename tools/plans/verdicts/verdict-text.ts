import { creatureName } from '@/lib/creature/creature-name'
import type { Verdict } from './verdict'

/** The row of a recommendation in `docs/plans.md`: raid, what is brought, what it comes to, and our place or why not. */
export function verdictRow(verdict: Verdict): string[] {
  const { tier, boss, teraType, role, build, source } = verdict.said
  return [
    `${tier}★ ${boss}, ${teraType}`,
    `${creatureName(build.species)} (${role}): ${build.moves.join(', ')}`,
    `[guide](${source})`,
    cameTo(verdict.theirs),
    ours(verdict),
    reason(verdict),
  ]
}

/** The heads of the columns. */
export const VERDICT_HEADS = ['raid', 'recommended', 'source', 'their build', 'our first', 'verdict']

function cameTo({ wins, turns, taken }: Verdict['theirs']): string {
  return wins > 0 ? `${percent(wins)}, ${tenths(turns)} turns` : `0%, takes ${percent(taken)} of its HP`
}

function ours({ first }: Verdict): string {
  if (!first) return 'none'
  const wins = 'alone' in first ? first.alone : first.together
  return `${creatureName(first.build.species)}: ${wins}%, ${tenths(first.turns)} turns`
}

function reason({ place, theirs, first, said, isMissed }: Verdict): string {
  if (place !== undefined) return `listed, place ${place}`
  if (isMissed) return '**missing from the list**'
  if (said.role === 'support') return 'not listed: saves our first three attackers too little'
  const most = first && 'alone' in first ? first.alone : 0
  return 100 * theirs.wins < most
    ? 'not listed: wins less often than our first'
    : 'not listed: others win as often in fewer turns'
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`
}

function tenths(turns: number): string {
  return String(Math.round(10 * turns) / 10)
}
