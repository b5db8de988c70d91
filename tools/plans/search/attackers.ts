import { type AttackLine, kitOf } from '@/tools/plans/candidates/attack-lines'
import type { RaidTarget } from '@/tools/plans/raid/raid-target'
import {
  bestOf,
  type Entrant,
  FIRST_PLAN,
  memberOf,
  type Scoring,
  withBestKit,
  withBestPlan,
} from './entrant'
import { firstOfEach } from './first-of-each'
import type { Member, RaidBattles } from './raid-battles'
import { byWins, type Tally } from './tally'

/** How far a search looks: how many go on from each of its steps. */
export interface Breadth {
  /** Lines that are fought at all, by what they promise. */
  readonly lines: number
  /** Lines whose plan is searched. */
  readonly planned: number
  /** Lines whose set, item and spread are searched. */
  readonly equipped: number
  /** Creatures that are fought on until their order stands. */
  readonly compared: number
}

/** An attacker, and what its battles alone came to. */
export interface Ranked {
  readonly member: Member
  readonly alone: Tally
}

/** Battles that each step judges by. */
const GLANCE = 2
const PLAN = 4
const KIT = 6
const REFINE = 10
const COMPARE = 40

/**
 * The attackers that win a raid best, each creature once, in the order of `byWins`. Successive halving: all lines fight few
 * battles with a usual plan, the better ones more, while their plans and builds are searched.
 * Source: https://proceedings.mlr.press/v51/jamieson16.html
 */
export function bestAttackers(
  battles: RaidBattles,
  raid: RaidTarget,
  lines: readonly AttackLine[],
  breadth: Breadth,
): Ranked[] {
  const scoreAfter =
    (count: number): Scoring =>
    (entrant) =>
      battles.glance([memberOf(battles, entrant)], raid.teraType, count).score

  const promising = lines.toSorted((one, other) => other.promise - one.promise).slice(0, breadth.lines)
  const glanced = promising.flatMap((line) => bestOf(firstEntrants(line, raid), scoreAfter(GLANCE)) ?? [])
  const planned = bestFew(glanced, breadth.planned, scoreAfter(GLANCE)).map((entrant) =>
    withBestPlan(battles, entrant, scoreAfter(PLAN)),
  )
  const equipped = bestFew(planned, breadth.equipped, scoreAfter(PLAN)).map((entrant) =>
    withBestKit(entrant, scoreAfter(KIT)),
  )
  const refined = bestFew(equipped, Math.ceil(1.25 * breadth.compared), scoreAfter(KIT)).map((entrant) =>
    withBestPlan(battles, entrant, scoreAfter(REFINE)),
  )
  const ordered = bestFew(refined, refined.length, scoreAfter(COMPARE))
  return firstOfEach(ordered, ({ line }) => line.prepared.creature.name)
    .slice(0, breadth.compared)
    .map((entrant) => memberOf(battles, entrant))
    .map((member): Ranked => ({ member, alone: battles.settled([member], raid.teraType) }))
    .sort((one, other) => byWins(one.alone, other.alone))
}

/** A line with the first of everything, once boosting and once not. */
function firstEntrants(line: AttackLine, raid: RaidTarget): readonly Entrant[] {
  const entrant = { line, kit: kitOf(line, raid), pick: { moveSet: 0, item: 0, spread: 0 }, plan: FIRST_PLAN }
  return [entrant, { ...entrant, plan: { ...FIRST_PLAN, boosts: 0 } }]
}

function bestFew(entrants: readonly Entrant[], count: number, scoreOf: Scoring): Entrant[] {
  return entrants
    .map((entrant) => ({ entrant, score: scoreOf(entrant) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ entrant }) => entrant)
}
