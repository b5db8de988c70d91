import type { KnownAttacker, KnownBuilds } from '@/lib/advice/lobby'
import { struckStats } from './attack-kind'
import { chanceOf } from './figures'
import type { PlanStep } from './plan-steps'
import type { ToldTeam } from './team/told-teams'
import type { Recommendations, Recommended } from './what-to-bring'

/** As many of the best attackers as are asked which debuff helps them. */
const ASKED = 3

/** What recommendations say, as far as the lines for a lobby ask. */
export function knownBuilds({
  attackers,
  supports,
  teams,
  strangers,
  ...known
}: Recommendations): KnownBuilds {
  const [best] = attackers
  const [support] = supports
  const brought = attackers.find(({ build }) => build.species === strangers?.species)
  return {
    best: best && attackerOf(best, best.chances.length > 0 ? chanceOf('alone', best.chances) : undefined),
    strangers: brought && strangers && attackerOf(brought, strangers.chance),
    weakenedBy: weakenedBy([best, support, brought]),
    struck: struckBy(attackers.slice(0, ASKED)),
    support: support && { species: support.build.species, move: support.move },
    team: teams?.[0] && teamOf(teams[0]),
    ...known,
  }
}

function attackerOf(attacker: Recommended, percent: number | undefined): KnownAttacker {
  const { species, item, ability } = attacker.build
  const strikes = strikesDefense(attacker) ? 'Defense' : 'Sp. Def'
  return { species, percent, item, ability, strikes, boosts: boostsOf(attacker) }
}

function teamOf({ slots, chance, isUnknown }: ToldTeam): KnownBuilds['team'] {
  const strike = slots.flatMap(({ build, role, opening }) =>
    role === 'attacker' && opening.at(-1)?.kind === 'move'
      ? [{ species: build.species, turn: opening.length }]
      : [],
  )
  return {
    species: slots.map(({ build }) => build.species),
    percent: isUnknown ? undefined : chance,
    strike: strike[0],
  }
}

function boostsOf({ steps, groupStep }: Recommended) {
  const boosts = {
    again: steps
      .flat()
      .flatMap((clause) =>
        clause.kind === 'boost again' && clause.resets?.isUsedAfter ? clause.resets.at : [],
      ),
  }
  const alone = steps.some(isBoosting) ? boosts : undefined
  return { alone, group: groupStep ? (isBoosting(groupStep) ? boosts : undefined) : alone }
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

/** The stat of the boss that most of some attackers strike; `undefined` where as many strike each, or nobody is there. */
function struckBy(attackers: readonly Recommended[]): KnownBuilds['struck'] {
  const atDefense = attackers.filter(strikesDefense).length
  const others = attackers.length - atDefense
  if (atDefense === others) return undefined
  return atDefense > others ? 'Defense' : 'Sp. Def'
}

function strikesDefense({ build }: Pick<Recommended, 'build'>): boolean {
  return struckStats(build).every((stat) => stat === 'Defense')
}
