import { leastAlone } from '@/battle/win-rates'
import { mean } from '@/lib/mean'
import { type BossPlans, type RankedAttacker, USUAL_ORIGINS } from './raid-plans'
import { inShownOrder } from './shown-win-rates'

/** Results of the best solo attacker, averaged over the Tera types that the boss may have. */
export interface Solo {
  /** Win rate in whole percent: the lowest of all turn speeds. */
  readonly wins: number
  /** Turns until the win, to the tenth; 0 if no Tera type is ever won solo. */
  readonly turns: number
}

export interface SoloPlans {
  readonly solo: Solo
  /** Items, abilities and moves of its best attackers that win against `SEVERAL` Tera types, in alphabetical order. */
  readonly wonWith: readonly string[]
}

/** Tera types that a name must win against to be searchable; all Tera types, if the boss has fewer. */
const SEVERAL = 3

/** Returns the solo results with Pokémon that every player can get; `undefined` if none is listed. */
export function soloPlansOf(plans: BossPlans): SoloPlans | undefined {
  const best = [...plans.values()].flatMap(
    ({ attackers }) => inShownOrder(attackers).find(isForEveryPlayer) ?? [],
  )
  return best.length === 0
    ? undefined
    : { solo: soloOf(best), wonWith: namesOf(best, Math.min(SEVERAL, plans.size)) }
}

function namesOf(best: readonly RankedAttacker[], enough: number): string[] {
  const counts = new Map<string, number>()
  for (const { build } of best) {
    for (const name of new Set([build.item ?? '', build.ability, ...build.moves]))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].flatMap(([name, count]) => (name && count >= enough ? [name] : [])).sort()
}

function soloOf(best: readonly RankedAttacker[]): Solo {
  const winners = best.filter((attacker) => leastAlone(attacker) > 0)
  return {
    wins: Math.round(mean(best.map(leastAlone))),
    turns: winners.length > 0 ? Number(mean(winners.map(({ turns }) => turns)).toFixed(1)) : 0,
  }
}

function isForEveryPlayer({ build }: RankedAttacker): boolean {
  return USUAL_ORIGINS.has(build.origin)
}
