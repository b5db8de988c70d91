import { TIER_RULES } from '@/data/tiers'
import type { BossPicks, TypeName } from '@/data/vocabulary'
import { createDamageSource } from '@/lib/battle/damage/create-damage-source'
import { raiderFighter } from '@/lib/battle/damage/fighters'
import { moveNamed } from '@/lib/battle/dex/moves/compile-move'
import type { Decider, Player } from '@/lib/battle/engine/fight'
import { ASSUMPTIONS } from '@/lib/battle/model/assumptions'
import type { Build } from '@/lib/battle/model/build'
import type { Fighter } from '@/lib/battle/model/fighter'
import { createRandom, type Random, seedOf } from '@/lib/battle/model/random'
import { attackerPlaying } from '@/lib/battle/policy/attacker'
import { deciderOf, isUsable, moveChoice } from '@/lib/battle/policy/decider'
import { aboutToAct, hardestAttack } from '@/lib/battle/policy/outlook'
import type { Plan } from '@/lib/battle/policy/plan'
import { mean } from '@/lib/mean'
import { outcomeOf } from '@/lib/odds/tally'
import { type BossPlans, type ListedBuild, USUAL_ORIGINS } from '@/lib/plans/raid-plans'
import { arenasAgainst, type NamedRaid } from '@/planner/raids/all-raids'

/** A raid, and who wins it by `data/plans`. */
interface Lobby {
  readonly raid: NamedRaid
  readonly plans: BossPlans
}

const BATTLES = 200
const PARTNERS = 3

/** Of a hundred turns, those in which a partner that can lower the boss's stats does so, whatever good that does. */
const LOWERS = 25

/** An average player's Pokémon: level 100 and effort values as listed, without the nature and the item that go with them. */
const AVERAGE = { nature: 'Serious', item: undefined } as const

const WITHOUT_PLAN: Plan = { boosts: 0, debuffs: 0, repeatAfterReset: false, caution: 'never' }

/**
 * The chance to win, in percent, of the first attacker of a list that every player has, beside three unknown partners. Those
 * are drawn for each battle from all others of the list, and have no plan: they press what hits hardest, lower stats now and
 * then, never heal or cheer, and faint. Of the ways in which a boss may pick its moves the worse. `undefined` where there is
 * nobody to fight.
 */
export function chanceWithStrangers({ raid, plans }: Lobby, teraType: TypeName): number | undefined {
  const { attackers = [], supports = [] } = plans.get(teraType) ?? {}
  const [best, ...others] = attackers.filter(({ build }) => isUsual(build))
  const pool = [...others, ...supports.filter(({ build }) => isUsual(build))].map(({ build }) => build)
  if (!best || pool.length === 0) return undefined
  const first = { fighter: fighterOf(best.build), decide: attackerPlaying(best.plan) }
  const partners = pool.map((build) => fighterOf({ ...build, ...AVERAGE }))
  const damage = createDamageSource()
  const chances = TIER_RULES[raid.id.tier].bossPicks.map((bossPicks) => {
    const assumptions = { ...ASSUMPTIONS, bossPicks }
    const arenas = arenasAgainst({ raid, teraType, damageOf: damage.rolls, assumptions })
    const outcomes = seedsOf(raid, teraType, bossPicks).flatMap((seed, battle) => {
      const arena = arenas[battle % arenas.length]
      return arena ? [outcomeOf(arena, [first, ...strangersFrom(partners, seed)], seed)] : []
    })
    return 100 * mean(outcomes.map(({ won }) => (won ? 1 : 0)))
  })
  return Math.min(...chances)
}

function isUsual({ origin }: ListedBuild): boolean {
  return USUAL_ORIGINS.has(origin)
}

function fighterOf(build: Build): Fighter {
  return raiderFighter(build, moveNamed)
}

function seedsOf({ name }: NamedRaid, teraType: TypeName, picks: BossPicks): number[] {
  return Array.from({ length: BATTLES }, (_, battle) => seedOf(name, teraType, picks, 'strangers', battle))
}

function strangersFrom(partners: readonly Fighter[], seed: number): Player[] {
  const random = createRandom(seedOf(seed, 'partners'))
  return Array.from({ length: PARTNERS }, () => partners[random.below(partners.length)]).flatMap((fighter) =>
    fighter ? [{ fighter, decide: playingWithoutPlan(random) }] : [],
  )
}

/** Plays a raider as one who does not know the raid. */
function playingWithoutPlan(random: Random): Decider {
  return deciderOf(WITHOUT_PLAN, (situation) => {
    const { raider, roles } = situation
    const debuff = roles.debuffs.find((one) => isUsable(situation, one))
    if (debuff && random.chance(LOWERS)) return moveChoice(raider, debuff)
    const { attack } = hardestAttack({ ...situation, raider: aboutToAct(raider) })
    return attack && moveChoice(raider, attack)
  })
}
