import { leastAlone } from '@/battle/win-rates'
import { mean } from '@/lib/mean'
import { type BossPlans, type RankedAttacker, USUAL_ORIGINS } from './raid-plans'
import { inShownOrder } from './shown-win-rates'

/** How easily one wins a raid alone, by its best attacker: means over the Tera types that the boss may have. */
export interface Solo {
  /** The chance to win in percent, whole: the lowest at all paces of turns. */
  readonly wins: number
  /** Turns until then, to the tenth; 0 where no Tera type is ever won alone. */
  readonly turns: number
}

/** How a raid is won alone. */
export interface SoloPlans {
  readonly solo: Solo
  /** The items, abilities and moves by which its best attackers win: see `SEVERAL`. In alphabetical order. */
  readonly wonWith: readonly string[]
}

/** Against so many Tera types a name has to win that a search by it may find the raid; against all, where a boss has fewer. */
const SEVERAL = 3

/** How one wins a raid alone, with Pokémon that every player can get. `undefined` where none is listed. */
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
