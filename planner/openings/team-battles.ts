import { ASSUMPTIONS, type Assumptions } from '@/battle/assumptions'
import type { Build } from '@/battle/build'
import { createDamageSource } from '@/battle/damage/create-damage-source'
import { simulateWithLog } from '@/battle/engine/battle-log'
import type { BattleEnd, BattleLog } from '@/battle/events'
import type { Arena } from '@/battle/model/arena'
import { LOWEST_ROLLS, type Random } from '@/battle/model/random'
import { soloRates } from '@/battle/odds/solo-rate'
import type { Tally } from '@/battle/odds/tally'
import { type OpeningStep, type Plan, roundsOf } from '@/battle/plan'
import { afterOpening } from '@/battle/policy/opening'
import { rolesOf } from '@/battle/policy/roles'
import type { SoloRates } from '@/battle/win-rates'
import type { BossPicks, TypeName } from '@/data/vocabulary'
import { arenasAgainst, type NamedRaid } from '@/planner/raids/all-raids'
import { type Member, RaidBattles } from '@/planner/search/raid-battles'

/** A team of one to four builds, in the order of the raiders, that meets a boss. */
export interface TeamInRaid {
  readonly raid: NamedRaid
  readonly teraType: TypeName
  readonly builds: readonly Build[]
  /** What they do first; may be empty. */
  readonly opening: readonly OpeningStep[]
  /** How each is played afterwards. */
  readonly plan: Plan
}

/** The battles of a team. */
export class TeamBattles {
  private readonly battles: RaidBattles
  private readonly members: readonly Member[]

  constructor(private readonly team: TeamInRaid) {
    this.battles = new RaidBattles(team.raid)
    this.members = membersOf(this.battles, team)
  }

  /** One battle, told turn by turn, against the first ability that the boss may have. */
  told(bossPicks: BossPicks, random: Random): BattleLog {
    const [arena] = this.arenas({ ...ASSUMPTIONS, bossPicks })
    return simulateWithLog(arena, this.members, random)
  }

  /** The tally of as many battles with real rolls as settle the chance to win. */
  chance(): Tally {
    return this.battles.preciseStats(this.members, this.team.teraType)
  }

  /** The win rates of a lone raider, which has the game's NPCs beside it or nobody; `undefined` for a team. */
  soloRates(): SoloRates | undefined {
    const [member, ...others] = this.members
    if (!member || others.length > 0) return undefined
    return soloRates(this.battles.solo(member, this.team.teraType))
  }

  /**
   * How the battle with the lowest rolls ends, in which the boss uses its strongest attack: of several abilities that the
   * boss may have, with the first that is not beaten.
   *
   * @param assumptions the way in which the boss picks is no matter
   */
  lowest(assumptions: Assumptions = ASSUMPTIONS): BattleEnd {
    const [arena, ...others] = this.arenas({ ...assumptions, bossPicks: 'strongest' })
    const endIn = (one: Arena) => simulateWithLog(one, this.members, LOWEST_ROLLS).end
    const first = endIn(arena)
    return [first, ...others.map(endIn)].find(({ won }) => !won) ?? first
  }

  private arenas(assumptions: Assumptions) {
    const { raid, teraType } = this.team
    const damageOf = createDamageSource().rolls
    return arenasAgainst({ raid, teraType, damageOf, assumptions })
  }
}

// One without attacks helps the others.
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
