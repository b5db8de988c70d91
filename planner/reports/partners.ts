import { Dex } from '@pkmn/dex'
import { Pokemon } from '@smogon/calc'
import {
  PARTNER_EFFORT_VALUES,
  PARTNER_INDIVIDUAL_VALUES,
  PARTNER_LEVEL,
  type Partner,
  partners,
} from '@/data/partners'
import { TIER_RULES } from '@/data/tiers'
import { BY_EVENT } from '@/data/vocabulary'
import { GENERATION } from '@/lib/battle/damage/calculator'
import { createDamageSource } from '@/lib/battle/damage/create-damage-source'
import { raiderFighter } from '@/lib/battle/damage/fighters'
import { moveNamed } from '@/lib/battle/dex/moves/compile-move'
import type { Decider, Player } from '@/lib/battle/engine/fight'
import { ASSUMPTIONS } from '@/lib/battle/model/assumptions'
import type { Fighter } from '@/lib/battle/model/fighter'
import { createRandom, type Random, seedOf } from '@/lib/battle/model/random'
import { attackerPlaying } from '@/lib/battle/policy/attacker'
import { outcomeOf, type Tally, tallyOf, worse } from '@/lib/odds/tally'
import type { RankedAttacker } from '@/lib/plans/raid-plans'
import { ALL_RAIDS, arenasAgainst, type NamedRaid } from '@/planner/raids/all-raids'
import type { SampleRaid } from '@/planner/raids/raids-named'
import { keptPlans } from './kept-plans'

/** A raid with one of the attackers that its plans list. */
interface RaidWithAttacker extends SampleRaid {
  readonly attacker: RankedAttacker
}

const UNCERTAIN = { least: 20, most: 80 }

/** So many ordinary raids, spread evenly over all, with a listed attacker that wins alone in 20 to 80 of 100 battles. */
export async function uncertainRaids(count: number): Promise<readonly RaidWithAttacker[]> {
  const ordinary = ALL_RAIDS.filter(({ id }) => id.region !== BY_EVENT)
  const found = await Promise.all(ordinary.map(uncertainOf))
  const all = found.flat()
  return Array.from({ length: count }, (_, place) => all[Math.floor((place * all.length) / count)]).filter(
    (one) => one !== undefined,
  )
}

async function uncertainOf(raid: NamedRaid): Promise<readonly RaidWithAttacker[]> {
  const plans = await keptPlans(raid)
  return [...plans].flatMap(([teraType, { attackers }]) =>
    attackers
      .filter(({ alone }) => alone >= UNCERTAIN.least && alone <= UNCERTAIN.most)
      .map((attacker) => ({ raid, teraType, attacker })),
  )
}

/** How an attacker does without the partners that the game gives a lone player, and with three of them. */
export interface WithPartners {
  readonly alone: Tally
  readonly together: Tally
}

const BATTLES = 200
const PARTNERS = 3

/**
 * Fights a raid alone, and with three partners drawn for each battle. They pick a move at random each turn, in no source
 * by what; the first opens with a Defense cheer. The worse way counts in which the boss may pick its moves.
 */
export function withPartners({ attacker: { build, plan }, ...raid }: RaidWithAttacker): WithPartners {
  const host: Player = { fighter: raiderFighter(build, moveNamed), decide: attackerPlaying(plan) }
  return {
    alone: worstTally(raid, () => [host]),
    together: worstTally(raid, (random) => [host, ...drawnPartners(random)]),
  }
}

function worstTally({ raid, teraType }: SampleRaid, teamOf: (random: Random) => readonly Player[]): Tally {
  const damageOf = createDamageSource().rolls
  const tallies = TIER_RULES[raid.id.tier].bossPicks.map((bossPicks) => {
    const assumptions = { ...ASSUMPTIONS, bossPicks }
    const arenas = arenasAgainst({ raid, teraType, damageOf, assumptions })
    return tallyOf(
      Array.from({ length: BATTLES }, (_, battle) => {
        const seed = seedOf(raid.name, teraType, bossPicks, battle)
        return outcomeOf(arenas[battle % arenas.length] ?? arenas[0], teamOf(createRandom(seed)), seed)
      }),
    )
  })
  return tallies.reduce(worse)
}

function drawnPartners(random: Random): readonly Player[] {
  const left = [...FIGHTERS]
  return Array.from({ length: PARTNERS }, (_, place) => {
    const [fighter] = left.splice(random.below(left.length), 1)
    if (!fighter) throw new Error(`data/partners.json has fewer than ${PARTNERS} partners`)
    const pick = pickingAtRandom(random)
    return { fighter, decide: place === 0 ? cheeringFirst(pick) : pick }
  })
}

function pickingAtRandom(random: Random): Decider {
  return (_, __, { fighter }) => ({
    kind: 'move',
    move: random.below(fighter.moves.length),
    terastallize: false,
  })
}

function cheeringFirst(decide: Decider): Decider {
  return (arena, state, raider) =>
    state.turn === 0 ? { kind: 'cheer', cheer: 'defense' } : decide(arena, state, raider)
}

const FIGHTERS: readonly Fighter[] = partners.map(partnerFighter)

/** A partner as it comes into a raid, at its own level and with its own values. */
export function partnerFighter({ name, ability, moves }: Partner): Fighter {
  const species = Dex.species.get(name)
  const build = {
    species: name,
    ability: ability ?? species.abilities[0],
    nature: 'Serious',
    item: undefined,
  }
  const fighter = raiderFighter({ ...build, teraType: 'Normal', effortValues: {}, moves }, moveNamed)
  const { rawStats } = new Pokemon(GENERATION, fighter.species, {
    level: PARTNER_LEVEL,
    ivs: PARTNER_INDIVIDUAL_VALUES,
    evs: PARTNER_EFFORT_VALUES,
  })
  return { ...fighter, level: PARTNER_LEVEL, stats: { ...rawStats }, isPartner: true }
}
