import type { Plan } from '@/lib/battle/policy/plan'
import { type AttackLine, kitOf } from '@/tools/plans/candidates/attack-lines'
import { buildOf, FIRST } from '@/tools/plans/candidates/builds-of-line'
import type { RaidTarget } from '@/tools/plans/raid/raid-target'
import type { Entrant } from './entrant'
import type { RaidBattles } from './raid-battles'
import { keyOfHit } from './rehearsals'

/** How far the first looks go: how many lines go on from each. */
export interface GlanceBreadth {
  /** Those that are fought at all, by what they promise. */
  readonly promising: number
  /** Those that are looked at twice. */
  readonly glanced: number
}

const ATTACK: Plan = { boosts: 0, debuffs: 0, again: true, caution: 'mean hit' }
const BOOST_ONCE: Plan = { boosts: 1, debuffs: 0, again: true, caution: 'mean hit' }
const BOOST_OFTEN: Plan = { boosts: 3, debuffs: 0, again: true, caution: 'mean hit' }
const DEBUFF: Plan = { boosts: 0, debuffs: 2, again: true, caution: 'mean hit' }
const DO_BOTH: Plan = { boosts: 2, debuffs: 2, again: true, caution: 'hardest hit' }

/** Ways to play a line, and the battles that each is judged by. */
interface Look {
  readonly plans: readonly Plan[]
  readonly battles: number
}

// Plans that are far apart: each line that comes to win a raid already does well with one of them.
const FIRST_LOOK: Look = { plans: [ATTACK, BOOST_ONCE, DO_BOTH], battles: 1 }
/** Those that the second look adds to the best of the first. */
const FURTHER_PLANS: readonly Plan[] = [BOOST_OFTEN, DEBUFF]
const SECOND_LOOK_BATTLES = 2

/** The best way to play a line, with its score by a few battles. */
interface Glance {
  readonly plan: Plan
  readonly score: number
}

/** What looks found, by what they looked at. */
type Seen = Map<string, Glance>

/** First looks at attack lines. A line is looked at once for all Tera types that it hits as hard. */
export class Glances {
  private readonly first: Seen = new Map()
  private readonly second: Seen = new Map()

  constructor(private readonly battles: RaidBattles) {}

  /** The lines that do best at a glance, the best first. */
  best(lines: readonly AttackLine[], raid: RaidTarget, breadth: GlanceBreadth): Entrant[] {
    const promising = lines.toSorted((one, other) => other.promise - one.promise).slice(0, breadth.promising)
    const glanced = bestFirst(promising.map((line) => this.seen(this.first, line, raid, FIRST_LOOK)))
    const again = glanced.slice(0, breadth.glanced).map(({ line, plan }) => {
      const look = { plans: [plan, ...FURTHER_PLANS], battles: SECOND_LOOK_BATTLES }
      return this.seen(this.second, line, raid, look)
    })
    return bestFirst(again).map(({ line, plan }) => entrantOf(line, raid, plan))
  }

  private seen(seen: Seen, line: AttackLine, raid: RaidTarget, look: Look) {
    const key = keyOfHit(line)
    const glance = seen.get(key) ?? this.glanceAt(line, raid, look)
    seen.set(key, glance)
    return { line, ...glance }
  }

  private glanceAt(line: AttackLine, raid: RaidTarget, { plans, battles }: Look): Glance {
    const { build } = entrantOf(line, raid, ATTACK)
    const glances = plans.map((plan) => {
      const member = this.battles.member(build, plan, 'attacker')
      return { plan, score: this.battles.glance([member], raid.teraType, battles).score }
    })
    return glances.reduce((best, glance) => (glance.score > best.score ? glance : best))
  }
}

function bestFirst<Seen extends Glance>(seen: readonly Seen[]): Seen[] {
  return seen.toSorted((one, other) => other.score - one.score)
}

function entrantOf(line: AttackLine, raid: RaidTarget, plan: Plan): Entrant {
  const kit = kitOf(line, raid)
  return { line, kit, plan, build: buildOf(line, kit, FIRST) }
}
