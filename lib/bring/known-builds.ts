import type { KnownAttacker, KnownBuilds } from '@/lib/advice/lobby'
import { struckStats } from './attack-kind'
import type { PlanStep } from './plan-steps'
import { chanceOf } from './result-summary'
import type { Recommendations, Recommended } from './what-to-bring'

export function knownBuilds(recommendations: Recommendations): KnownBuilds {
  const { attackers, supports, teams, strangers, nobodyWinsAlone, needsNoSupport } = recommendations
  const [best] = attackers
  const [support] = supports
  const forRandoms = attackers[pickWithRandoms(recommendations)]
  return {
    best: best && attackerOf(best, best.chances.length > 0 ? chanceOf('alone', best.chances) : undefined),
    strangers: forRandoms && attackerOf(forRandoms, strangers?.chance),
    weakenedBy: weakenedBy([best, support, forRandoms]),
    supportMove: support?.move,
    hasTeam: teams !== undefined && teams.length > 0,
    nobodyWinsAlone,
    needsNoSupport,
  }
}

/**
 * Returns the index of the attacker with the best results with randoms. If those results are unknown, prefers a
 * reliable attacker without boosts, because randoms leave no time to boost.
 */
export function pickWithRandoms({ attackers, strangers, unboosted }: Recommendations): number {
  const species = strangers?.species ?? unboosted
  return Math.max(
    0,
    attackers.findIndex(({ build }) => build.species === species),
  )
}

function attackerOf(attacker: Recommended, percent: number | undefined): KnownAttacker {
  const { species, ability } = attacker.build
  const strikes = strikesDefense(attacker) ? 'Defense' : 'Sp. Def'
  return { species, percent, ability, strikes, boosts: boostsOf(attacker) }
}

function boostsOf({ steps, groupStep }: Recommended): KnownAttacker['boosts'] {
  const alone = steps.some(isBoosting)
  const startsDifferently = groupStep?.some(({ kind }) => kind === 'set up' || kind === 'attack at once')
  return { alone, group: groupStep && startsDifferently ? isBoosting(groupStep) : alone }
}

function isBoosting(step: PlanStep): boolean {
  return step.some((clause) => clause.kind === 'set up' && clause.boosts.length > 0)
}

function weakenedBy(builds: readonly (Recommended | undefined)[]): KnownBuilds['weakenedBy'] {
  const debuffs = builds.flatMap((build) =>
    (build?.steps ?? []).flat().flatMap((clause) => (clause.kind === 'set up' ? clause.debuffs : [])),
  )
  if (debuffs.length === 0) return undefined
  return debuffs.some(({ failsOnShield }) => failsOnShield) ? 'status' : 'attack'
}

function strikesDefense({ build }: Pick<Recommended, 'build'>): boolean {
  return struckStats(build).every((stat) => stat === 'Defense')
}
