import { Dex } from '@pkmn/dex'
import type { RaidBoss } from '@/data/rosters/rosters'
import type { TypeName } from '@/data/vocabulary'
import type { Assumptions } from '@/lib/battle/assumptions'
import type { DamageSource } from '@/lib/battle/damage/damage-source'
import { moveNamed } from '@/lib/battle/moves/move-named'
import { possibleAbilities } from '@/lib/creature/abilities'
import { creatureKey } from '@/lib/creature/keys'
import { type Abilities, type RaidArenas, raidArenas } from '@/lib/odds/raid-arenas'
import type { ListedRaid } from '@/tools/plans/listed-raids'

/** What arenas of a listed raid are made of. */
interface RaidSetUp {
  readonly raid: ListedRaid
  readonly teraType: TypeName
  readonly damageOf: DamageSource
  readonly assumptions: Assumptions
}

/** A raid with each ability that its boss may have, in the order of their slots. Throws when the boss is not known. */
export function listedArenas({ raid, ...setUp }: RaidSetUp): RaidArenas {
  const { boss, tier } = raid
  return raidArenas({ boss, tier, abilities: abilitiesOf(boss), moveOf: moveNamed, ...setUp })
}

/** The abilities that a boss may have, in the order of their slots. Throws when the boss is not known. */
export function abilitiesOf(boss: RaidBoss): Abilities {
  const { 0: first, 1: second, H: hidden } = Dex.species.get(creatureKey(boss)).abilities
  const slots = { first, second: second || undefined, hidden: hidden || undefined }
  const [ability = first, ...others] = new Set(possibleAbilities(slots, boss.ability))
  return [ability, ...others]
}
