import { leastAlone } from '@/battle/win-rates'
import { mean } from '@/lib/mean'
import { type BossPlans, COMMON_ORIGINS, type RankedAttacker } from './raid-plans'
import { inShownOrder } from './shown-win-rates'

/** Means over the Tera types that the boss may have. */
export interface Solo {
  /** Whole percent: the lowest of all turn speeds. */
  readonly wins: number
  /** To the tenth; 0 if no Tera type is ever won solo. */
  readonly turns: number
}

export interface SoloPlans {
  readonly solo: Solo
  /** Items, abilities and moves that win against enough Tera types, in alphabetical order. */
  readonly wonWith: readonly string[]
}

/** A name is searchable if it wins against this many Tera types, or all if the boss has fewer. */
const MIN_TERA_TYPES = 3

/** Returns the solo results with Pokémon that every player can get; `undefined` if none is listed. */
export function soloPlansOf(plans: BossPlans): SoloPlans | undefined {
  const bestAttackers = [...plans.values()].flatMap(
    ({ attackers }) => inShownOrder(attackers).find(isForEveryPlayer) ?? [],
  )
  return bestAttackers.length === 0
    ? undefined
    : { solo: soloOf(bestAttackers), wonWith: namesOf(bestAttackers, Math.min(MIN_TERA_TYPES, plans.size)) }
}

function namesOf(attackers: readonly RankedAttacker[], enough: number): string[] {
  const counts = new Map<string, number>()
  for (const { build } of attackers) {
    for (const name of new Set([build.item ?? '', build.ability, ...build.moves]))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].flatMap(([name, count]) => (name && count >= enough ? [name] : [])).sort()
}

function soloOf(attackers: readonly RankedAttacker[]): Solo {
  const winners = attackers.filter((attacker) => leastAlone(attacker) > 0)
  return {
    wins: Math.round(mean(attackers.map(leastAlone))),
    turns: winners.length > 0 ? Number(mean(winners.map(({ turns }) => turns)).toFixed(1)) : 0,
  }
}

function isForEveryPlayer({ build }: RankedAttacker): boolean {
  return COMMON_ORIGINS.has(build.origin)
}
