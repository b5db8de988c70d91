import { ASSUMPTIONS } from '@/battle/assumptions'
import type { Build } from '@/battle/build'
import { createDamageSource } from '@/battle/damage/create-damage-source'
import { raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { Fighter } from '@/battle/model/fighter'
import { createRandom, type Random } from '@/battle/model/random'
import { battlesOf, outcomeOf, worstCaseStats } from '@/battle/odds/tally'
import { NO_HEALING, type Plan } from '@/battle/plan'
import { attackerPolicy } from '@/battle/policy/attacker'
import { hardestAttack, whenActing } from '@/battle/policy/lookahead'
import { isUsable, makePolicy, moveChoice } from '@/battle/policy/make-policy'
import type { Player, Policy } from '@/battle/turns/fight'
import { WIN_RATE_MARGIN } from '@/battle/win-rates'
import { TIER_RULES } from '@/data/tiers'
import type { TypeName } from '@/data/vocabulary'
import { firstOfEach } from '@/lib/first-of-each'
import { hashOf } from '@/lib/hash'
import { type BossPlans, COMMON_ORIGINS, type ListedBuild, type RankedAttacker } from '@/lib/plans/raid-plans'
import { inShownOrder } from '@/lib/plans/shown-win-rates'
import type { BestWithRandoms } from '@/lib/teams/raid-team'
import { arenasAgainst, type NamedRaid } from '@/planner/raids/all-raids'

interface Lobby {
  readonly raid: NamedRaid
  readonly plans: BossPlans
}

/** Attackers that the page lists before `Show all`. */
const MAX_TRIED = 6

const PRECISION = { within: 0.05, most: 200 }

const RANDOMS = 3

/** Percent of turns in which a random player lowers the boss's stats if possible. */
const DEBUFF_CHANCE = 25

/** Level 100 and listed effort values, without the listed nature and item. */
const AVERAGE_TRAINING = { nature: 'Serious', item: undefined } as const

// An assumption: no source has counted how randoms play.
const WITHOUT_PLAN: Plan = { boosts: 0, debuffs: 0, repeatAfterReset: false, ...NO_HEALING }

/**
 * Returns the commonly available attacker that wins most often with three randoms, or the first if
 * none wins clearly more. Each battle draws randoms from the rest of the list. They have no plan: they use their
 * strongest attack, sometimes lower stats, and never heal or cheer. `undefined` if fewer than two
 * such builds are listed.
 */
export function bestWithRandoms(lobby: Lobby, teraType: TypeName): BestWithRandoms | undefined {
  const { attackers = [], supports = [] } = lobby.plans.get(teraType) ?? {}
  const usual = attackers.filter(({ build }) => isUsual(build))
  const randomBuilds = [...usual, ...supports.filter(({ build }) => isUsual(build))].map(({ build }) => build)
  if (randomBuilds.length < 2) return undefined
  const [first, ...otherAttackers] = firstOfEach(inShownOrder(usual), ({ build }) => build.species)
    .slice(0, MAX_TRIED)
    .map((attacker) => ({
      species: attacker.build.species,
      chance: winRateWithRandoms(
        lobby,
        teraType,
        attacker,
        randomBuilds.filter((build) => build !== attacker.build),
      ),
    }))
  const [best] = otherAttackers.toSorted((a, b) => b.chance - a.chance)
  return first && best && best.chance >= first.chance + WIN_RATE_MARGIN ? best : first
}

function winRateWithRandoms(
  { raid }: Lobby,
  teraType: TypeName,
  { build, plan }: RankedAttacker,
  randomBuilds: readonly Build[],
): number {
  const player = { fighter: fighterOf(build), decide: attackerPolicy(plan) }
  const randomFighters = randomBuilds.map((randomBuild) => fighterOf({ ...randomBuild, ...AVERAGE_TRAINING }))
  const damage = createDamageSource()
  const fightsByPicks = TIER_RULES[raid.id.tier].bossPicks.map((bossPicks) => {
    const assumptions = { ...ASSUMPTIONS, bossPicks }
    const arenas = arenasAgainst({ raid, teraType, damageOf: damage.rolls, assumptions })
    return battlesOf((battle) => {
      const seed = hashOf(raid.name, teraType, bossPicks, 'strangers', battle)
      const arena = arenas[battle % arenas.length]
      if (!arena) throw new Error('A raid has an arena for each ability of its boss')
      return outcomeOf(arena, [player, ...drawRandoms(randomFighters, seed)], seed)
    })
  })
  return 100 * worstCaseStats(fightsByPicks, PRECISION).wins
}

function isUsual({ origin }: ListedBuild): boolean {
  return COMMON_ORIGINS.has(origin)
}

function fighterOf(build: Build): Fighter {
  return raiderFighter(build, moveNamed)
}

function drawRandoms(fighters: readonly Fighter[], seed: number): Player[] {
  const random = createRandom(hashOf(seed, 'partners'))
  return Array.from({ length: RANDOMS }, () => fighters[random.below(fighters.length)]).flatMap((fighter) =>
    fighter ? [{ fighter, decide: policyWithoutPlan(random) }] : [],
  )
}

function policyWithoutPlan(random: Random): Policy {
  return makePolicy(WITHOUT_PLAN, (situation) => {
    const { raider, roles } = situation
    const debuff = roles.debuffs.find((move) => isUsable(situation, move))
    if (debuff && random.chance(DEBUFF_CHANCE)) return moveChoice(raider, debuff)
    const { attack } = hardestAttack({ ...situation, raider: whenActing(raider) })
    return attack && moveChoice(raider, attack)
  })
}
