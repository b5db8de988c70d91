import type { RaidBoss } from '@/data/rosters/rosters'
import type { Tier, TypeName } from '@/data/vocabulary'
import { type Arena, createArena } from '@/lib/battle/arena'
import { ASSUMPTIONS, type Assumptions } from '@/lib/battle/assumptions'
import type { DamageSource } from '@/lib/battle/damage/damage-source'
import { bossFighter } from '@/lib/battle/damage/fighters'
import type { BattleMove } from '@/lib/battle/moves/battle-move'

/** A way in which a boss may pick its moves. */
type Picks = Assumptions['bossPicks']

/** A raid in all ways in which it may be met: for each way to pick, an arena for each ability that the boss may have. */
export type RaidArenas = readonly (readonly Arena[])[]

/** What the arenas of a raid are made of. */
export interface RaidParts {
  readonly boss: RaidBoss
  readonly tier: Tier
  readonly teraType: TypeName
  /** The abilities that the boss may have, at least one. */
  readonly abilities: readonly string[]
  /** A move by its name. Throws for one that it does not know. */
  readonly moveOf: (name: string) => BattleMove
  readonly damageOf: DamageSource
}

/**
 * A raid as a player may meet it. At 6 stars the boss may pick at random or always its strongest move, as for the plans of
 * `What to bring`: see `bossPicks` of the assumptions.
 */
export function raidArenas({ boss, tier, teraType, abilities, moveOf, damageOf }: RaidParts): RaidArenas {
  const fighters = abilities.map((ability) => bossFighter(boss, ability, teraType, moveOf))
  return picksOf(tier).map((bossPicks) => {
    const assumptions = { ...ASSUMPTIONS, bossPicks }
    return fighters.map((fighter) =>
      createArena({ record: boss, boss: fighter, tier, damageOf, assumptions }),
    )
  })
}

function picksOf(tier: Tier): readonly Picks[] {
  return tier === '6' ? ['strongest', 'at random'] : ['at random']
}
