import { Dex } from '@pkmn/dex'
import { calculate, Move, Pokemon } from '@smogon/calc'
import { calculatorAbility, calculatorItem, calculatorSpecies, GENERATION } from '@/battle/damage/calculator'
import { moveKey } from '@/data/move-key'
import { creatureKey } from '@/data/rosters/boss'
import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import { shippedCreatures } from '@/data/shipped/shipped'
import { TIERS, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { certainAbility } from '@/lib/creature/abilities'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { sentences } from '@/lib/words/en/sentences'

const TERA_TYPE = 'Ghost'

const raids = TIERS.flatMap((tier) => rosters[tier].map((boss) => ({ tier, boss })))

/** Types that take more damage than a target without types: 1.5 is between normal and double. */
function superEffectiveTypes(boss: RaidBoss, name: string): TypeName[] {
  const attacker = new Pokemon(GENERATION, calculatorSpecies(creatureKey(boss)).name, {
    level: boss.level,
    ability: calculatorAbility(abilityOf(boss)),
    teraType: boss.teraType ?? TERA_TYPE,
  })
  const mostTo = (type: string) =>
    calculate(GENERATION, attacker, target(type), new Move(GENERATION, name)).range()[1]
  const normal = mostTo('???')
  return TYPE_NAMES.filter((type) => mostTo(type) > 1.5 * normal)
}

function abilityOf(boss: RaidBoss): string {
  const creature = shippedCreatures[creatureKey(boss)]
  return (creature && certainAbility(creature, boss.ability)?.name) ?? 'Run Away'
}

function attacksOf({ info }: RaidBoss): string[] {
  return info.moves.filter((name) => name !== '' && Dex.moves.get(name).category !== 'Status')
}

// Poltergeist only hits a target with an item.
function target(type: string): Pokemon {
  return new Pokemon(GENERATION, 'Mew', {
    overrides: { types: [type === '???' ? '???' : (TYPE_NAMES.find((name) => name === type) ?? '???')] },
    ability: calculatorAbility('Run Away'),
    item: calculatorItem('Big Root'),
  })
}

test.each(raids.map(({ tier, boss }) => [`${tier}★ ${boss.region} ${boss.name}`, tier, boss] as const))(
  'each attack of %s is super effective against the same types as in the damage calculator',
  (_, tier, boss) => {
    const raid = shippedRaidView(
      { tier, region: boss.region, boss: boss.name, teraType: TERA_TYPE },
      sentences,
    )
    const shownTypes = new Map(raid?.moves.map((move) => [moveKey(move.name), move.beats]))
    for (const name of attacksOf(boss)) {
      expect({ name, types: shownTypes.get(moveKey(name)) }).toEqual({
        name,
        types: superEffectiveTypes(boss, name),
      })
    }
  },
)
