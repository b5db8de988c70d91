import { Dex } from '@pkmn/dex'
import type { TypeName } from '@/data/vocabulary'
import { type Arena, createArena } from '@/lib/battle/arena'
import type { Assumptions } from '@/lib/battle/assumptions'
import type { DamageSource } from '@/lib/battle/damage/damage-source'
import { bossFighter } from '@/lib/battle/damage/fighters'
import { moveNamed } from '@/lib/battle/moves/move-named'
import { possibleAbilities } from '@/lib/creature/abilities'
import { creatureKey } from '@/lib/creature/keys'
import type { ListedRaid } from '@/tools/plans/listed-raids'

/** A raid with each ability that its boss may have. At least one. */
export type RaidArenas = readonly [Arena, ...Arena[]]

/** What arenas of a raid are made of. */
interface RaidSetUp {
  readonly raid: ListedRaid
  readonly teraType: TypeName
  readonly damageOf: DamageSource
  readonly assumptions: Assumptions
}

/** A raid with each ability that its boss may have, in the order of their slots. Throws when the boss is not known. */
export function raidArenas({ raid, teraType, damageOf, assumptions }: RaidSetUp): RaidArenas {
  const { boss: record, tier } = raid
  const arena = (ability: string) =>
    createArena({
      record,
      boss: bossFighter(record, ability, teraType, moveNamed),
      tier,
      damageOf,
      assumptions,
    })
  const [first, ...others] = abilitiesOf(raid)
  return [arena(first), ...others.map((ability) => arena(ability))]
}

function abilitiesOf({ boss }: ListedRaid): readonly [string, ...string[]] {
  const { 0: first, 1: second, H: hidden } = Dex.species.get(creatureKey(boss)).abilities
  const slots = { first, second: second || undefined, hidden: hidden || undefined }
  const [ability = first, ...others] = new Set(possibleAbilities(slots, boss.ability))
  return [ability, ...others]
}
