import { Dex } from '@pkmn/dex'
import type { Assumptions } from '@/battle/assumptions'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { DamageSource } from '@/battle/model/damage-source'
import { type Abilities, type RaidArenas, raidArenas } from '@/battle/odds/raid-arenas'
import { creatureKey } from '@/data/rosters/boss'
import type { RaidBoss } from '@/data/rosters/rosters'
import type { TypeName } from '@/data/vocabulary'
import { possibleAbilities } from '@/lib/creature/abilities'
import { raidFile } from '@/lib/links/file-names'
import { allRaids, type Raid } from '@/lib/raid/raid'

export interface NamedRaid extends Pick<Raid, 'id' | 'boss'> {
  /** For commands and the plans folder: `6/paldea/garchomp`. */
  readonly name: string
}

export const ALL_RAIDS: readonly NamedRaid[] = allRaids().map(({ id, boss }) => ({
  id,
  boss,
  name: raidFile(id),
}))

interface BattleSetup {
  readonly raid: NamedRaid
  readonly teraType: TypeName
  readonly damageOf: DamageSource
  readonly assumptions: Assumptions
}

/** Returns one arena per ability that the boss may have, by slot. Throws if the boss is unknown. */
export function arenasAgainst({ raid, ...setup }: BattleSetup): RaidArenas {
  return raidArenas({ raid, abilities: abilitiesOf(raid.boss), moveOf: moveNamed, ...setup })
}

/** Returns the abilities that a boss may have, by slot. Throws if the boss is unknown. */
export function abilitiesOf(boss: RaidBoss): Abilities {
  const { 0: first, 1: second, H: hidden } = Dex.species.get(creatureKey(boss)).abilities
  const slots = { first, second: second || undefined, hidden: hidden || undefined }
  const [ability = first, ...otherAbilities] = new Set(possibleAbilities(slots, boss.ability))
  return [ability, ...otherAbilities]
}
