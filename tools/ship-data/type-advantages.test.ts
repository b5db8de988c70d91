/** @jest-environment node */
import { Pokemon } from '@smogon/calc'
import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import { TIERS, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { moveKey } from '@/lib/creature/keys'
import { shippedRaidView } from '@/lib/raid-view/raid-view'
import { bossInBattle, bossMove, bossPokemon } from '@/tools/attackers/boss-in-battle'
import { calculatorAbility, calculatorItem } from '@/tools/attackers/calculator-names'
import { strike, sumOfRolls } from '@/tools/attackers/damage'
import { calculatorOfGeneration9 } from '@/tools/attackers/generation'

const TERA_TYPE = 'Ghost'

const raids = TIERS.flatMap((tier) => rosters[tier].map((boss) => ({ tier, boss })))

/** The types that a move does more damage to than to no type: 1.5 is between normal and double. */
function doubled(boss: RaidBoss, name: string): TypeName[] {
  const inBattle = bossInBattle(boss)
  const ability = boss.ability === 'any' ? 'Run Away' : (inBattle.abilities[0] ?? 'Run Away')
  const attacker = bossPokemon(inBattle, ability, TERA_TYPE)
  const damageTo = (type: string) => sumOfRolls(strike(attacker, target(type), bossMove(name)))
  const normal = damageTo('???')
  return TYPE_NAMES.filter((type) => damageTo(type) > 1.5 * normal)
}

// Poltergeist hits only who holds an item.
function target(type: string): Pokemon {
  return new Pokemon(calculatorOfGeneration9, 'Mew', {
    overrides: { types: [type === '???' ? '???' : (TYPE_NAMES.find((name) => name === type) ?? '???')] },
    ability: calculatorAbility('Run Away'),
    item: calculatorItem('Big Root'),
  })
}

test.each(raids.map(({ tier, boss }) => [`${tier}★ ${boss.region} ${boss.name}`, tier, boss] as const))(
  'each attack of %s is super effective on what the damage calculator says',
  (_, tier, boss) => {
    const raid = shippedRaidView({ tier, region: boss.region, boss: boss.name, teraType: TERA_TYPE })
    const shown = new Map(raid?.moves.map((move) => [moveKey(move.name), move.beats]))
    for (const name of bossInBattle(boss).moves) {
      expect({ name, types: shown.get(moveKey(name)) }).toEqual({ name, types: doubled(boss, name) })
    }
  },
)
