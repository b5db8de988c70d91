import { DEFAULT_HEALING, type Plan, type Rounds, type TeamRole, USUAL_TEAM_HEALING } from '@/battle/plan'
import { type Roles, rolesOf } from '@/battle/policy/roles'
import type { Candidate } from './player-candidates'

export interface Member {
  readonly candidate: Candidate
  readonly role: TeamRole
  readonly plan: Plan
}

/** In player order. Further slots have NPCs. */
export interface PartyTeam {
  readonly members: readonly Member[]
  readonly opening: Rounds
}

const PLANS: Readonly<Record<TeamRole, Plan>> = {
  attacker: { boosts: 2, debuffs: 0, repeatAfterReset: true, ...DEFAULT_HEALING },
  support: { boosts: 2, debuffs: 3, repeatAfterReset: true, ...USUAL_TEAM_HEALING },
}

export function memberAs(role: TeamRole, candidate: Candidate): Member {
  return { candidate, role, plan: PLANS[role] }
}

export function asHelper(candidate: Candidate): Member {
  return memberAs(canHelp(rolesOf(candidate.fighter)) ? 'support' : 'attacker', candidate)
}

function canHelp(roles: Roles): boolean {
  const { debuffs, healsAllies, raisesAllies, sideConditions, weathers, terrains } = roles
  const moves = [debuffs, healsAllies, raisesAllies, sideConditions, weathers, terrains]
  return moves.some(({ length }) => length > 0) || roles.helpingHand !== undefined
}

export function keyOfPartyTeam({ members, opening }: PartyTeam): string {
  return JSON.stringify([
    members.map(({ candidate: { player, place }, role, plan }) => [player, place, role, plan]),
    opening,
  ])
}

export function withMember(team: PartyTeam, member: Member): PartyTeam {
  const members = team.members.map((current) =>
    current.candidate.player === member.candidate.player ? member : current,
  )
  return { ...team, members }
}
