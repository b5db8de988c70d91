import type { Plan } from '@/battle/plan'
import { getOrAdd } from '@/lib/memo'
import { type AttackOption, buildOf, buildOptionsOf, FIRST } from '@/planner/candidates/attack-options'
import { type Forecast, forecast } from '@/planner/forecast/forecast'
import type { ForecastRules } from '@/planner/raids/forecast-rules'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { keyOfHit } from './plan-cache'
import type { BuildCandidate } from './planned-build'
import type { RaidBattles } from './raid-battles'

export interface FirstPassLimits {
  readonly maxScreened: number
  readonly maxShortlisted: number
}

interface Pass {
  readonly plans: readonly Plan[]
  readonly battles: number
}

/** Plans of the forecast per pass. The second pass also tries the first's best plan. */
const PLANS_PER_PASS = 2
const FIRST_PASS_BATTLES = 1
const SECOND_PASS_BATTLES = 2

interface QuickResult {
  readonly plan: Plan
  readonly score: number
}

type ResultCache = Map<string, QuickResult>

/** Tera types that an option hits equally hard share its battles. */
export class FirstPass {
  private readonly forecasts = new Map<string, Forecast>()
  private readonly first: ResultCache = new Map()
  private readonly second: ResultCache = new Map()

  constructor(
    private readonly battles: RaidBattles,
    private readonly rules: ForecastRules,
  ) {}

  best(options: readonly AttackOption[], raid: RaidTarget, limits: FirstPassLimits): BuildCandidate[] {
    const byForecast = bestFirst(options.map((option) => ({ option, ...this.forecast(option, raid) })))
    const firstResults = byForecast.slice(0, limits.maxScreened).map(({ option, plans }) => {
      const pass = { plans: plans.slice(0, PLANS_PER_PASS), battles: FIRST_PASS_BATTLES }
      return {
        option,
        otherPlans: plans.slice(pass.plans.length),
        ...this.cachedResult(this.first, option, raid, pass),
      }
    })
    const shortlist = bestFirst(firstResults).slice(0, limits.maxShortlisted)
    const secondResults = shortlist.map(({ option, plan, otherPlans: further }) => {
      const pass = { plans: [plan, ...further.slice(0, PLANS_PER_PASS)], battles: SECOND_PASS_BATTLES }
      return { option, ...this.cachedResult(this.second, option, raid, pass) }
    })
    return bestFirst(secondResults).map(({ option, plan }) => candidateOf(option, raid, plan))
  }

  private forecast(option: AttackOption, raid: RaidTarget): Forecast {
    return getOrAdd(this.forecasts, keyOfHit(option), () => forecast(option, raid, this.rules))
  }

  private cachedResult(cache: ResultCache, option: AttackOption, raid: RaidTarget, pass: Pass): QuickResult {
    return getOrAdd(cache, keyOfHit(option), () => this.quickResult(option, raid, pass))
  }

  private quickResult(option: AttackOption, raid: RaidTarget, { plans, battles }: Pass): QuickResult {
    const results = plans.map((plan) => {
      const { build } = candidateOf(option, raid, plan)
      const member = this.battles.member(build, plan, 'attacker')
      return { plan, score: this.battles.quickStats([member], raid.teraType, battles).score }
    })
    return results.reduce((best, next) => (next.score > best.score ? next : best))
  }
}

function bestFirst<T extends Pick<QuickResult, 'score'>>(results: readonly T[]): T[] {
  return results.toSorted((a, b) => b.score - a.score)
}

function candidateOf(option: AttackOption, raid: RaidTarget, plan: Plan): BuildCandidate {
  const buildOptions = buildOptionsOf(option, raid)
  return { option, buildOptions, plan, build: buildOf(option, buildOptions, FIRST) }
}
