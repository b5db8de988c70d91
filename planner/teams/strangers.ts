import { ASSUMPTIONS } from '@/battle/assumptions'
import type { Build } from '@/battle/build'
import { createDamageSource } from '@/battle/damage/create-damage-source'
import { raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { Fighter } from '@/battle/model/fighter'
import { createRandom, type Random } from '@/battle/model/random'
import { battlesOf, outcomeOf, worstCaseStats } from '@/battle/odds/tally'
import { NO_HEALING, type Plan } from '@/battle/plan'
import { attackerPlaying } from '@/battle/policy/attacker'
import { deciderOf, isUsable, moveChoice } from '@/battle/policy/decider'
import { hardestAttack, whenActing } from '@/battle/policy/lookahead'
import type { Decider, Player } from '@/battle/turns/fight'
import { CHANCE_WITHIN } from '@/battle/win-rates'
import { TIER_RULES } from '@/data/tiers'
import type { TypeName } from '@/data/vocabulary'
import { firstOfEach } from '@/lib/first-of-each'
import { hashOf } from '@/lib/hash'
import { type BossPlans, type ListedBuild, type RankedAttacker, USUAL_ORIGINS } from '@/lib/plans/raid-plans'
import { inShownOrder } from '@/lib/plans/shown-win-rates'
import type { BestWithStrangers } from '@/lib/teams/raid-team'
import { arenasAgainst, type NamedRaid } from '@/planner/raids/all-raids'

interface Lobby {
  readonly raid: NamedRaid
  readonly plans: BossPlans
}

/** Attackers to try: those that the page lists before `Show all`. */
const TRIED = 6

const SETTLED = { within: 0.05, most: 200 }

const PARTNERS = 3

/** Percent of turns in which a random player lowers the boss's stats if possible, useful or not. */
const LOWERS = 25

/** An average player's Pokémon: level 100 and listed effort values, without the listed nature and item. */
const AVERAGE = { nature: 'Serious', item: undefined } as const

// We assume how randoms play: no source has counted it.
const WITHOUT_PLAN: Plan = { boosts: 0, debuffs: 0, repeatAfterReset: false, ...NO_HEALING }

/**
 * Returns which of the first usual attackers wins most with three randoms, or the first if no other wins clearly
 * more. Each battle draws randoms from the rest of the list. They have no plan: they use their strongest attack,
 * sometimes lower stats, and never heal or cheer. `undefined` if fewer than two are listed.
 */
export function bestWithStrangers(lobby: Lobby, teraType: TypeName): BestWithStrangers | undefined {
  const { attackers = [], supports = [] } = lobby.plans.get(teraType) ?? {}
  const usual = attackers.filter(({ build }) => isUsual(build))
  const partners = [...usual, ...supports.filter(({ build }) => isUsual(build))].map(({ build }) => build)
  // A single listed attacker has no partners.
  if (partners.length < 2) return undefined
  const [first, ...others] = firstOfEach(inShownOrder(usual), ({ build }) => build.species)
    .slice(0, TRIED)
    .map((attacker) => ({
      species: attacker.build.species,
      chance: chanceBeside(
        lobby,
        teraType,
        attacker,
        partners.filter((build) => build !== attacker.build),
      ),
    }))
  const [best] = others.toSorted((one, other) => other.chance - one.chance)
  return first && best && best.chance >= first.chance + CHANCE_WITHIN ? best : first
}

/** Returns an attacker's win rate in percent with three of these. Of the boss's ways of choosing moves, the worse. */
function chanceBeside(
  { raid }: Lobby,
  teraType: TypeName,
  { build, plan }: RankedAttacker,
  others: readonly Build[],
): number {
  const first = { fighter: fighterOf(build), decide: attackerPlaying(plan) }
  const partners = others.map((other) => fighterOf({ ...other, ...AVERAGE }))
  const damage = createDamageSource()
  const kinds = TIER_RULES[raid.id.tier].bossPicks.map((bossPicks) => {
    const assumptions = { ...ASSUMPTIONS, bossPicks }
    const arenas = arenasAgainst({ raid, teraType, damageOf: damage.rolls, assumptions })
    return battlesOf((battle) => {
      const seed = hashOf(raid.name, teraType, bossPicks, 'strangers', battle)
      const arena = arenas[battle % arenas.length]
      if (!arena) throw new Error('A raid has an arena for each ability of its boss')
      return outcomeOf(arena, [first, ...strangersFrom(partners, seed)], seed)
    })
  })
  return 100 * worstCaseStats(kinds, SETTLED).wins
}

function isUsual({ origin }: ListedBuild): boolean {
  return USUAL_ORIGINS.has(origin)
}

function fighterOf(build: Build): Fighter {
  return raiderFighter(build, moveNamed)
}

function strangersFrom(partners: readonly Fighter[], seed: number): Player[] {
  const random = createRandom(hashOf(seed, 'partners'))
  return Array.from({ length: PARTNERS }, () => partners[random.below(partners.length)]).flatMap((fighter) =>
    fighter ? [{ fighter, decide: playingWithoutPlan(random) }] : [],
  )
}

/** Plays a raider whose player doesn't know the raid. */
function playingWithoutPlan(random: Random): Decider {
  return deciderOf(WITHOUT_PLAN, (situation) => {
    const { raider, roles } = situation
    const debuff = roles.debuffs.find((one) => isUsable(situation, one))
    if (debuff && random.chance(LOWERS)) return moveChoice(raider, debuff)
    const { attack } = hardestAttack({ ...situation, raider: whenActing(raider) })
    return attack && moveChoice(raider, attack)
  })
}
