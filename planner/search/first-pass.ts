import type { Plan } from '@/battle/plan'
import { memoized } from '@/lib/memo'
import { type AttackLine, buildOf, FIRST, kitOf } from '@/planner/candidates/attack-options'
import { type Forecast, forecast } from '@/planner/forecast/forecast'
import type { Course } from '@/planner/raids/forecast-rules'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { keyOfHit } from './plan-cache'
import type { Entrant } from './planned-build'
import type { RaidBattles } from './raid-battles'

/** How far the first looks go: how many lines go on from each. */
export interface FirstPassBreadth {
  /** Those that are fought at all, by their forecasts. */
  readonly promising: number
  /** Those that are looked at twice. */
  readonly glanced: number
}

/** Ways to play a line, and the battles that each is judged by. */
interface Look {
  readonly plans: readonly Plan[]
  readonly battles: number
}

/** Plans of a forecast that each look tries: the second one also the best of the first. */
const PLANS_OF_A_LOOK = 2
const FIRST_LOOK_BATTLES = 1
const SECOND_LOOK_BATTLES = 2

/** The best way to play a line, with its score by a few battles. */
interface Glance {
  readonly plan: Plan
  readonly score: number
}

/** What looks found, by what they looked at. */
type Seen = Map<string, Glance>

/** First looks at attack lines. A line is looked at once for all Tera types that it hits as hard. */
export class FirstPass {
  private readonly forecasts = new Map<string, Forecast>()
  private readonly first: Seen = new Map()
  private readonly second: Seen = new Map()

  constructor(
    private readonly battles: RaidBattles,
    private readonly course: Course,
  ) {}

  /** The lines that do best at a glance, the best first. */
  best(lines: readonly AttackLine[], raid: RaidTarget, breadth: FirstPassBreadth): Entrant[] {
    const promising = bestFirst(lines.map((line) => ({ line, ...this.forecast(line, raid) })))
    const once = promising.slice(0, breadth.promising).map(({ line, plans }) => {
      const look = { plans: plans.slice(0, PLANS_OF_A_LOOK), battles: FIRST_LOOK_BATTLES }
      return { line, further: plans.slice(look.plans.length), ...this.seen(this.first, line, raid, look) }
    })
    const glanced = bestFirst(once).slice(0, breadth.glanced)
    const twice = glanced.map(({ line, plan, further }) => {
      const look = { plans: [plan, ...further.slice(0, PLANS_OF_A_LOOK)], battles: SECOND_LOOK_BATTLES }
      return { line, ...this.seen(this.second, line, raid, look) }
    })
    return bestFirst(twice).map(({ line, plan }) => entrantOf(line, raid, plan))
  }

  private forecast(line: AttackLine, raid: RaidTarget): Forecast {
    return memoized(this.forecasts, keyOfHit(line), () => forecast(line, raid, this.course))
  }

  private seen(seen: Seen, line: AttackLine, raid: RaidTarget, look: Look): Glance {
    return memoized(seen, keyOfHit(line), () => this.glanceAt(line, raid, look))
  }

  private glanceAt(line: AttackLine, raid: RaidTarget, { plans, battles }: Look): Glance {
    const glances = plans.map((plan) => {
      const { build } = entrantOf(line, raid, plan)
      const member = this.battles.member(build, plan, 'attacker')
      return { plan, score: this.battles.glance([member], raid.teraType, battles).score }
    })
    return glances.reduce((best, glance) => (glance.score > best.score ? glance : best))
  }
}

function bestFirst<Seen extends Pick<Glance, 'score'>>(seen: readonly Seen[]): Seen[] {
  return seen.toSorted((one, other) => other.score - one.score)
}

function entrantOf(line: AttackLine, raid: RaidTarget, plan: Plan): Entrant {
  const kit = kitOf(line, raid)
  return { line, kit, plan, build: buildOf(line, kit, FIRST) }
}
