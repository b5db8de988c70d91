import type { KnownAttacker, KnownBuilds } from '@/lib/advice/lobby'
import { struckStats } from './attack-kind'
import type { PlanStep } from './plan-steps'
import { chanceOf } from './result-summary'
import type { Recommendations, Recommended } from './what-to-bring'

export function knownBuilds(recommendations: Recommendations): KnownBuilds {
  const { attackers, supports, teams, strangers, nobodyWinsAlone, needsNoSupport } = recommendations
  const [best] = attackers
  const [support] = supports
  const brought = attackers[pickWithStrangers(recommendations)]
  return {
    best: best && attackerOf(best, best.chances.length > 0 ? chanceOf('alone', best.chances) : undefined),
    strangers: brought && attackerOf(brought, strangers?.chance),
    weakenedBy: weakenedBy([best, support, brought]),
    supportMove: support?.move,
    hasTeam: teams !== undefined && teams.length > 0,
    nobodyWinsAlone,
    needsNoSupport,
  }
}

/**
 * Returns the index of the attacker to bring with randoms: the attacker with the best results with them. If those
 * results are unknown, a reliable attacker without boosts, because randoms leave no time to boost. Otherwise the first.
 */
export function pickWithStrangers({ attackers, strangers, unboosted }: Recommendations): number {
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
  const startsOtherwise = groupStep?.some(({ kind }) => kind === 'set up' || kind === 'attack at once')
  return { alone, group: groupStep && startsOtherwise ? isBoosting(groupStep) : alone }
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
