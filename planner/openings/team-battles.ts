import { ASSUMPTIONS, type Assumptions } from '@/battle/assumptions'
import type { Build } from '@/battle/build'
import { createDamageSource } from '@/battle/damage/create-damage-source'
import type { BattleEnd, BattleLog } from '@/battle/events'
import type { Arena } from '@/battle/model/arena'
import { LOWEST_ROLLS, type Random } from '@/battle/model/random'
import { soloRates } from '@/battle/odds/solo-rate'
import type { Tally } from '@/battle/odds/tally'
import { type OpeningStep, type Plan, roundsOf } from '@/battle/plan'
import { afterOpening } from '@/battle/policy/opening'
import { rolesOf } from '@/battle/policy/roles'
import { simulateWithLog } from '@/battle/turns/battle-log'
import type { SoloRates } from '@/battle/win-rates'
import type { BossPicks, TypeName } from '@/data/vocabulary'
import { arenasAgainst, type NamedRaid } from '@/planner/raids/all-raids'
import { type Member, RaidBattles } from '@/planner/search/raid-battles'

export interface TeamInRaid {
  readonly raid: NamedRaid
  readonly teraType: TypeName
  readonly builds: readonly Build[]
  readonly opening: readonly OpeningStep[]
  readonly plan: Plan
}

export class TeamBattles {
  private readonly battles: RaidBattles
  private readonly members: readonly Member[]

  constructor(private readonly team: TeamInRaid) {
    this.battles = new RaidBattles(team.raid)
    this.members = membersOf(this.battles, team)
  }

  /** Against the boss's first ability. */
  told(bossPicks: BossPicks, random: Random): BattleLog {
    const [arena] = this.arenas({ ...ASSUMPTIONS, bossPicks })
    return simulateWithLog(arena, this.members, random)
  }

  /** Fights as many battles as make the win rate precise. */
  chance(): Tally {
    return this.battles.preciseStats(this.members, this.team.teraType)
  }

  soloRates(): SoloRates | undefined {
    const [member, ...otherMembers] = this.members
    if (!member || otherMembers.length > 0) return undefined
    return soloRates(this.battles.solo(member, this.team.teraType))
  }

  /**
   * With the lowest rolls, against the boss's strongest attacks. Shows the first ability that beats
   * the team, if any.
   */
  lowest(assumptions: Assumptions = ASSUMPTIONS): BattleEnd {
    const [arena, ...otherArenas] = this.arenas({ ...assumptions, bossPicks: 'strongest' })
    const endIn = (arena: Arena) => simulateWithLog(arena, this.members, LOWEST_ROLLS).end
    const first = endIn(arena)
    return [first, ...otherArenas.map(endIn)].find(({ won }) => !won) ?? first
  }

  private arenas(assumptions: Assumptions) {
    const { raid, teraType } = this.team
    const damageOf = createDamageSource().rolls
    return arenasAgainst({ raid, teraType, damageOf, assumptions })
  }
}

// A build without attacks is a support.
function membersOf(battles: RaidBattles, { builds, opening, plan }: TeamInRaid): readonly Member[] {
  const rounds = roundsOf(opening)
  return builds.map((build) => {
    const { fighter } = battles.member(build, plan, 'attacker')
    const member = battles.member(build, plan, rolesOf(fighter).attacks.length > 0 ? 'attacker' : 'support')
    return {
      ...member,
      key: `${member.key}|${JSON.stringify(rounds)}`,
      decide: afterOpening(rounds, member.decide),
    }
  })
}
