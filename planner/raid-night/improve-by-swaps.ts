import { planChoices, TEAM_HEALINGS } from '@/battle/odds/plan-choices'
import type { Plan } from '@/battle/plan'
import { KEPT_CHEERS } from '@/data/vocabulary'
import { OBJECTIVES } from '@/planner/teams/trials/objectives'
import { type Gathered, type Member, memberAs, withMember } from './gathered'
import type { PartyBattles } from './party-battles'

export const FINAL_BATTLES = 36

/** Score by which a change may trail in the screening, and must gain in the end. */
const MARGIN = 0.1
const GAIN = 0.003
const PASSES = 6

/** Score of battles all won without a faint and with 30% of HP left: good enough. */
const SAFE_ENOUGH = OBJECTIVES.safe({
  ...{ won: true, faints: 0, lowestHpShare: 0.3 },
  ...{ turns: 0, bossHpShare: 0, timeShare: 0 },
})

/** Improves a team by single swaps until none helps. */
export function improveBySwaps<Team extends Gathered>(
  start: Team,
  battles: PartyBattles,
  changesOf: (team: Team) => Iterable<Team>,
): Team {
  let best = start
  for (let pass = 0; pass < PASSES && battles.quickScore(best, FINAL_BATTLES) < SAFE_ENOUGH; pass++) {
    const before = best
    for (const changed of changesOf(before)) {
      const gain = (count: number) => battles.quickScore(changed, count) - battles.quickScore(best, count)
      if (gain(4) > -MARGIN && gain(12) > 0 && gain(FINAL_BATTLES) > GAIN) best = changed
    }
    if (best === before) break
  }
  return best
}

/** Returns teams with one change: another Pokémon for a player without a step, another role, or another plan. */
export function neighborTeams(
  team: Gathered,
  shortlist: readonly (readonly Member[])[],
): readonly Gathered[] {
  const { members, opening } = team
  const acts = new Set(
    opening.flat().flatMap(({ raider, choice }) => (choice.kind === 'move' ? [raider] : [])),
  )
  return members.flatMap((member) => {
    const { player, place } = member.candidate
    const others = acts.has(player) ? [] : (shortlist[player] ?? [])
    return [
      ...others.filter(({ candidate }) => candidate.place !== place),
      memberAs(member.role === 'attacker' ? 'support' : 'attacker', member.candidate),
      ...neighborPlans(member).map((plan) => ({ ...member, plan })),
    ].map((changed) => withMember(team, changed))
  })
}

function neighborPlans({ role, plan, candidate }: Member): readonly Plan[] {
  const [boosts = [], debuffs = [], healings = []] = planChoices(candidate.fighter)
  const cheers = role === 'attacker' ? [undefined, ...KEPT_CHEERS] : []
  return [
    ...boosts,
    ...debuffs,
    ...(role === 'attacker' ? healings : TEAM_HEALINGS),
    ...cheers.map((cheer) => ({ cheer })),
  ].map((change) => ({
    ...plan,
    ...change,
  }))
}
