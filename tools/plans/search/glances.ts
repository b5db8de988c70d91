import type { Plan } from '@/lib/battle/policy/plan'
import { type AttackLine, kitOf } from '@/tools/plans/candidates/attack-lines'
import { buildOf, FIRST } from '@/tools/plans/candidates/builds-of-line'
import type { RaidTarget } from '@/tools/plans/raid/raid-target'
import type { Entrant } from './entrant'
import type { RaidBattles } from './raid-battles'

/** How far the first looks go: how many lines go on from each. */
export interface GlanceBreadth {
  /** Those that are fought at all, by what they promise. */
  readonly promising: number
  /** Those that are looked at twice. */
  readonly glanced: number
}

const BOOST_ONCE: Plan = { boosts: 1, debuffs: 0, again: true, caution: 'mean hit' }
const BOOST_OFTEN: Plan = { boosts: 3, debuffs: 0, again: true, caution: 'mean hit' }
const DEBUFF: Plan = { boosts: 0, debuffs: 2, again: true, caution: 'mean hit' }
const DO_BOTH: Plan = { boosts: 2, debuffs: 2, again: true, caution: 'hardest hit' }

/** Ways to play a line, and the battles that each is judged by. */
interface Look {
  readonly plans: readonly [Plan, ...Plan[]]
  readonly battles: number
}

// Plans that are far apart: each line that comes to win a raid already does well with one of them.
const FIRST_LOOK: Look = { plans: [BOOST_ONCE, DO_BOTH], battles: 1 }
const SECOND_LOOK: Look = { plans: [BOOST_ONCE, BOOST_OFTEN, DEBUFF, DO_BOTH], battles: 2 }

/** The best way to play a line, with its score by a few battles. */
interface Glance {
  readonly plan: Plan
  readonly score: number
}

/** First looks at attack lines. A line is looked at once for all Tera types that it hits as hard. */
export class Glances {
  private readonly known = new Map<Look, Map<string, Glance>>()

  constructor(private readonly battles: RaidBattles) {}

  /** The lines that do best at a glance, the best first. */
  best(lines: readonly AttackLine[], raid: RaidTarget, breadth: GlanceBreadth): Entrant[] {
    const promising = lines.toSorted((one, other) => other.promise - one.promise).slice(0, breadth.promising)
    const glanced = this.ordered(FIRST_LOOK, promising, raid).slice(0, breadth.glanced)
    const again = glanced.map(({ line }) => line)
    return this.ordered(SECOND_LOOK, again, raid).map(({ line, glance }) =>
      entrantOf(line, raid, glance.plan),
    )
  }

  private ordered(look: Look, lines: readonly AttackLine[], raid: RaidTarget) {
    return lines
      .map((line) => ({ line, glance: this.at(look, line, raid) }))
      .sort((one, other) => other.glance.score - one.glance.score)
  }

  private at(look: Look, line: AttackLine, raid: RaidTarget): Glance {
    const glances = this.known.get(look) ?? new Map<string, Glance>()
    this.known.set(look, glances)
    const key = keyOf(line)
    const known = glances.get(key) ?? this.glanceAt(look, line, raid)
    glances.set(key, known)
    return known
  }

  private glanceAt({ plans, battles }: Look, line: AttackLine, raid: RaidTarget): Glance {
    const { build } = entrantOf(line, raid, plans[0])
    return plans
      .map((plan) => {
        const member = this.battles.member(build, plan, 'attacker')
        return { plan, score: this.battles.glance([member], raid.teraType, battles).score }
      })
      .reduce((best, glance) => (glance.score > best.score ? glance : best))
  }
}

function entrantOf(line: AttackLine, raid: RaidTarget, plan: Plan): Entrant {
  const kit = kitOf(line, raid)
  return { kit, plan, build: buildOf(line, kit, FIRST) }
}

// How hard a line hits is nearly all that a first look can tell of a Tera type.
function keyOf({ prepared, ability, attack, share }: AttackLine): string {
  return [prepared.creature.name, ability, attack.teraType, attack.move.name, share.toPrecision(4)].join()
}
