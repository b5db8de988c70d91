import type { Plan } from '@/battle/plan'
import { memoized } from '@/lib/memo'
import { type AttackOption, buildOf, buildOptionsOf, FIRST } from '@/planner/candidates/attack-options'
import { type Forecast, forecast } from '@/planner/forecast/forecast'
import type { ForecastRules } from '@/planner/raids/forecast-rules'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { keyOfHit } from './plan-cache'
import type { BuildCandidate } from './planned-build'
import type { RaidBattles } from './raid-battles'

export interface FirstPassLimits {
  /** Attack options that fight at all, by forecast. */
  readonly maxScreened: number
  /** Attack options in the second pass. */
  readonly maxShortlisted: number
}

interface Look {
  readonly plans: readonly Plan[]
  readonly battles: number
}

/** A forecast's plans that each pass tries. The second also tries the first's best plan. */
const PLANS_OF_A_LOOK = 2
const FIRST_LOOK_BATTLES = 1
const SECOND_LOOK_BATTLES = 2

interface QuickResult {
  readonly plan: Plan
  readonly score: number
}

type Seen = Map<string, QuickResult>

/** First battles of attack options. Tera types that an option hits equally hard share them. */
export class FirstPass {
  private readonly forecasts = new Map<string, Forecast>()
  private readonly first: Seen = new Map()
  private readonly second: Seen = new Map()

  constructor(
    private readonly battles: RaidBattles,
    private readonly rules: ForecastRules,
  ) {}

  best(options: readonly AttackOption[], raid: RaidTarget, limits: FirstPassLimits): BuildCandidate[] {
    const promising = bestFirst(options.map((option) => ({ option, ...this.forecast(option, raid) })))
    const once = promising.slice(0, limits.maxScreened).map(({ option, plans }) => {
      const look = { plans: plans.slice(0, PLANS_OF_A_LOOK), battles: FIRST_LOOK_BATTLES }
      return { option, further: plans.slice(look.plans.length), ...this.seen(this.first, option, raid, look) }
    })
    const glanced = bestFirst(once).slice(0, limits.maxShortlisted)
    const twice = glanced.map(({ option, plan, further }) => {
      const look = { plans: [plan, ...further.slice(0, PLANS_OF_A_LOOK)], battles: SECOND_LOOK_BATTLES }
      return { option, ...this.seen(this.second, option, raid, look) }
    })
    return bestFirst(twice).map(({ option, plan }) => candidateOf(option, raid, plan))
  }

  private forecast(option: AttackOption, raid: RaidTarget): Forecast {
    return memoized(this.forecasts, keyOfHit(option), () => forecast(option, raid, this.rules))
  }

  private seen(seen: Seen, option: AttackOption, raid: RaidTarget, look: Look): QuickResult {
    return memoized(seen, keyOfHit(option), () => this.quickResult(option, raid, look))
  }

  private quickResult(option: AttackOption, raid: RaidTarget, { plans, battles }: Look): QuickResult {
    const results = plans.map((plan) => {
      const { build } = candidateOf(option, raid, plan)
      const member = this.battles.member(build, plan, 'attacker')
      return { plan, score: this.battles.quickStats([member], raid.teraType, battles).score }
    })
    return results.reduce((best, next) => (next.score > best.score ? next : best))
  }
}

function bestFirst<Seen extends Pick<QuickResult, 'score'>>(seen: readonly Seen[]): Seen[] {
  return seen.toSorted((one, other) => other.score - one.score)
}

function candidateOf(option: AttackOption, raid: RaidTarget, plan: Plan): BuildCandidate {
  const buildOptions = buildOptionsOf(option, raid)
  return { option, buildOptions, plan, build: buildOf(option, buildOptions, FIRST) }
}
