import type { Assumptions } from '@/lib/battle/assumptions'
import { byWins, type Tally } from '@/lib/odds/tally'
import { BEST_ATTACKERS } from '@/lib/plans/raid-plans'
import type { AttackLine } from '@/tools/plans/candidates/attack-lines'
import { kindOf } from '@/tools/plans/creatures/kind'
import { courseOf } from '@/tools/plans/forecast/course'
import type { ListedRaid } from '@/tools/plans/listed-raids'
import type { RaidTarget } from '@/tools/plans/raid/raid-target'
import { bestFew, type Scoring } from './best-few'
import { memberOf, type Played } from './entrant'
import { firstOfEach } from './first-of-each'
import { type GlanceBreadth, Glances } from './glances'
import { type Member, RaidBattles } from './raid-battles'
import { Rehearsals } from './rehearsals'

/** How far a search looks: how many go on from each of its steps. */
export interface Breadth extends GlanceBreadth {
  /** Lines whose plan is searched. */
  readonly planned: number
  /** Lines whose set, item and spread are searched. */
  readonly equipped: number
  /** Lines whose spread and plan are searched once more, with what they have now. */
  readonly refined: number
  /** Creatures that are fought on, each with its best line, until their order stands. */
  readonly compared: number
  /** How far it looks where that finds too few that win: a raid that nearly nothing beats is worth more time. */
  readonly further?: Breadth
}

/** An attacker, and what its battles alone came to. */
export interface Ranked {
  readonly member: Member
  readonly alone: Tally
}

/** The share of battles that each of the best attackers wins, else the search goes further. */
const SURE = 0.95

/** Battles that each step judges by. */
const PLAN = 4
const KIT = 4
const REFINE = 8
/** With fewer, of many plans the luckiest wins and not the best. */
const CLOSER = 24
const COMPARE = 40

/** What the searches of a boss's Tera types share. */
export interface Shared {
  readonly battles: RaidBattles
  readonly glances: Glances
  readonly rehearsals: Rehearsals
}

/** What a boss's searches share, before the first of them. */
export function sharedFrom(raid: ListedRaid, assumptions?: Assumptions): Shared {
  const battles = new RaidBattles(raid, assumptions)
  return { battles, glances: new Glances(battles, courseOf(raid)), rehearsals: new Rehearsals(battles) }
}

/**
 * The attackers that win a raid best, each creature once, in the order of `byWins`. Successive halving: the lines that a
 * forecast puts first fight few battles, the better ones more, while their plans and builds are searched.
 * Source: https://proceedings.mlr.press/v51/jamieson16.html
 */
export function bestAttackers(
  shared: Shared,
  raid: RaidTarget,
  lines: readonly AttackLine[],
  breadth: Breadth,
): Ranked[] {
  const found = halved(shared, raid, lines, breadth)
  const isBeaten = (found[BEST_ATTACKERS - 1]?.alone.wins ?? 0) >= SURE
  return isBeaten || !breadth.further ? found : bestAttackers(shared, raid, lines, breadth.further)
}

function halved(
  { battles, glances, rehearsals }: Shared,
  raid: RaidTarget,
  lines: readonly AttackLine[],
  breadth: Breadth,
): Ranked[] {
  const scoreAfter =
    (count: number): Scoring<Played> =>
    (played, least) =>
      battles.glance([memberOf(battles, played)], raid.teraType, count, least).score
  const planned = glances
    .best(lines, raid, breadth)
    .slice(0, breadth.planned)
    .map((entrant) => rehearsals.withPlan(entrant, scoreAfter(PLAN), scoreAfter(PLAN)))
  const equipped = bestFew(planned, breadth.equipped, scoreAfter(PLAN)).map((entrant) =>
    rehearsals.withKit(entrant, scoreAfter(KIT), scoreAfter(REFINE)),
  )
  const refined = bestFew(equipped, breadth.refined, scoreAfter(REFINE)).map((entrant) =>
    rehearsals.refine(entrant, scoreAfter(REFINE), scoreAfter(CLOSER)),
  )
  return firstOfEach(bestFew(refined, refined.length, scoreAfter(COMPARE)), ({ build }) =>
    kindOf(build.species),
  )
    .slice(0, breadth.compared)
    .map((entrant) => memberOf(battles, entrant))
    .map((member): Ranked => ({ member, alone: battles.settled([member], raid.teraType) }))
    .sort((one, other) => byWins(one.alone, other.alone))
}
