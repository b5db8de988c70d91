import type { RaidBoss } from '@/data/rosters/rosters'
import type { IndexedRaid } from '@/data/shipped/raid-index'
import type { Creature } from '@/data/shipped/schema'
import { REGIONS, TIERS, type Tier } from '@/data/vocabulary'
import { searchedAbilities } from '@/lib/creature/abilities'
import { creatureKey } from '@/lib/creature/keys'
import { byName } from '@/lib/raid/by-name'
import type { Rosters } from './listed'

/** All raids by what they can be found by, in the order in which the controls offer them. */
export function raidIndex(rosters: Rosters, creatures: Readonly<Record<string, Creature>>): IndexedRaid[] {
  return TIERS.flatMap((tier) =>
    REGIONS.flatMap((region) =>
      rosters[tier]
        .filter((boss) => boss.region === region)
        .toSorted(byName)
        .map((boss) => indexed(tier, boss, creatures)),
    ),
  )
}

function indexed(tier: Tier, boss: RaidBoss, creatures: Readonly<Record<string, Creature>>): IndexedRaid {
  const creature = creatures[creatureKey(boss)]
  if (!creature) throw new Error(`there is no creature ${creatureKey(boss)}`)
  return {
    tier,
    region: boss.region,
    name: boss.name,
    types: creature.types,
    abilities: searchedAbilities(creature, tier, boss.ability).map(({ name }) => name),
    moves: boss.info.moves.filter(Boolean),
    herbs: Object.fromEntries(boss.info.herbs.map(({ name, chance }) => [name, chance])),
    version: boss.version,
  }
}
