import type { RaidBoss } from '@/data/rosters/rosters'
import type { Tier, TypeName } from '@/data/vocabulary'
import { type Arena, createArena } from '@/lib/battle/arena'
import { ASSUMPTIONS, type Assumptions } from '@/lib/battle/assumptions'
import type { DamageSource } from '@/lib/battle/damage/damage-source'
import { bossFighter } from '@/lib/battle/damage/fighters'
import type { BattleMove } from '@/lib/battle/moves/battle-move'

/** A way in which a boss may pick its moves. */
export type Picks = Assumptions['bossPicks']

/** Abilities that a boss may have, at least one. */
export type Abilities = readonly [string, ...string[]]

/** A raid with each ability that its boss may have. */
export type RaidArenas = readonly [Arena, ...Arena[]]

/** What the arenas of a raid are made of. */
interface RaidParts {
  readonly boss: RaidBoss
  readonly tier: Tier
  readonly teraType: TypeName
  readonly abilities: Abilities
  /** A move by its name. Throws for one that it does not know. */
  readonly moveOf: (name: string) => BattleMove
  readonly damageOf: DamageSource
  readonly assumptions?: Assumptions
}

/** A raid with each ability that its boss may have, in their order. */
export function raidArenas(parts: RaidParts): RaidArenas {
  const { boss: record, tier, teraType, abilities, moveOf, damageOf, assumptions = ASSUMPTIONS } = parts
  const arena = (ability: string) => {
    const boss = bossFighter(record, ability, teraType, moveOf)
    return createArena({ record, boss, tier, damageOf, assumptions })
  }
  const [first, ...others] = abilities
  return [arena(first), ...others.map(arena)]
}

/** A raid as a player may meet it: once for each way in which its boss may pick its moves. */
export function raidWays(parts: Omit<RaidParts, 'assumptions'>): readonly RaidArenas[] {
  return picksOf(parts.tier).map((bossPicks) =>
    raidArenas({ ...parts, assumptions: { ...ASSUMPTIONS, bossPicks } }),
  )
}

/** The ways in which the bosses of a tier may pick their moves. Of several, the one that a team does worse against counts. */
export function picksOf(tier: Tier): readonly Picks[] {
  return tier === '6' ? ['strongest', 'at random'] : ['at random']
}
