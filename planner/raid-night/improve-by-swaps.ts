import { planChoices, TEAM_HEALINGS } from '@/battle/odds/plan-choices'
import type { Plan } from '@/battle/plan'
import { KEPT_CHEERS } from '@/data/vocabulary'
import { OBJECTIVES } from '@/planner/teams/trials/objectives'
import type { PartyBattles } from './party-battles'
import { type Member, memberAs, type PartyTeam, withMember } from './party-team'

export const FINAL_BATTLES = 36

const SCREENING_MARGIN = 0.1
const MIN_GAIN = 0.003
const MAX_PASSES = 6

const SAFE_ENOUGH = OBJECTIVES.safe({
  ...{ won: true, faints: 0, lowestHpShare: 0.3 },
  ...{ turns: 0, bossHpShare: 0, timeShare: 0 },
})

export function improveBySwaps<T extends PartyTeam>(
  start: T,
  battles: PartyBattles,
  changesOf: (team: T) => Iterable<T>,
): T {
  let best = start
  for (let pass = 0; pass < MAX_PASSES && battles.quickScore(best, FINAL_BATTLES) < SAFE_ENOUGH; pass++) {
    const passStart = best
    for (const neighbor of changesOf(passStart)) {
      const gain = (count: number) => battles.quickScore(neighbor, count) - battles.quickScore(best, count)
      if (gain(4) > -SCREENING_MARGIN && gain(12) > 0 && gain(FINAL_BATTLES) > MIN_GAIN) best = neighbor
    }
    if (best === passStart) break
  }
  return best
}

/** Returns teams with one change: another Pokémon for a player without a step, another role, or another plan. */
export function neighborTeams(
  team: PartyTeam,
  shortlist: readonly (readonly Member[])[],
): readonly PartyTeam[] {
  const { members, opening } = team
  const actingPlayers = new Set(
    opening.flat().flatMap(({ raider, choice }) => (choice.kind === 'move' ? [raider] : [])),
  )
  return members.flatMap((member) => {
    const { player, place } = member.candidate
    const replacements = actingPlayers.has(player) ? [] : (shortlist[player] ?? [])
    return [
      ...replacements.filter(({ candidate }) => candidate.place !== place),
      memberAs(member.role === 'attacker' ? 'support' : 'attacker', member.candidate),
      ...neighborPlans(member).map((plan) => ({ ...member, plan })),
    ].map((swapped) => withMember(team, swapped))
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
