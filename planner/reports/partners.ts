import { TIER_RULES } from '@/data/tiers'
import { BY_EVENT } from '@/data/vocabulary'
import { createDamageSource } from '@/lib/battle/damage/create-damage-source'
import { raiderFighter } from '@/lib/battle/damage/fighters'
import { moveNamed } from '@/lib/battle/dex/moves/compile-move'
import type { Player } from '@/lib/battle/engine/fight'
import { ASSUMPTIONS } from '@/lib/battle/model/assumptions'
import { createRandom, type Random, seedOf } from '@/lib/battle/model/random'
import { attackerPlaying } from '@/lib/battle/policy/attacker'
import { outcomeOf, type Tally, tallyOf, worse } from '@/lib/odds/tally'
import type { RankedAttacker } from '@/lib/plans/raid-plans'
import { drawnPartners, partnerFighters } from '@/planner/raid-night/partners'
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
 * Fights a raid alone, and with three partners drawn for each battle: see `drawnPartners`. The worse way counts in which
 * the boss may pick its moves.
 */
export function withPartners({ attacker: { build, plan }, ...raid }: RaidWithAttacker): WithPartners {
  const host: Player = { fighter: raiderFighter(build, moveNamed), decide: attackerPlaying(plan) }
  return {
    alone: worstTally(raid, () => [host]),
    together: worstTally(raid, (random) => [host, ...drawnPartners(FIGHTERS, PARTNERS, random)]),
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

const FIGHTERS = partnerFighters(moveNamed)
