import { ASSUMPTIONS, type Assumptions } from '@/battle/assumptions'
import { bossFighter } from '@/battle/damage/fighters'
import { type Arena, createArena } from '@/battle/model/arena'
import type { BattleMove } from '@/battle/model/battle-move'
import type { DamageSource } from '@/battle/model/damage-source'
import type { RaidBoss } from '@/data/rosters/rosters'
import { TIER_RULES } from '@/data/tiers'
import type { Tier, TypeName } from '@/data/vocabulary'

/** Abilities that a boss may have, at least one. */
export type Abilities = readonly [string, ...string[]]

/** A raid with each ability that its boss may have. */
export type RaidArenas = readonly [Arena, ...Arena[]]

/** What the arenas of a raid are made of. */
export interface RaidParts {
  readonly raid: { readonly id: { readonly tier: Tier }; readonly boss: RaidBoss }
  readonly teraType: TypeName
  readonly abilities: Abilities
  /** A move by its name. Throws for one that it does not know. */
  readonly moveOf: (name: string) => BattleMove
  readonly damageOf: DamageSource
  readonly assumptions?: Assumptions
}

/** A raid with each ability that its boss may have, in their order. */
export function raidArenas(parts: RaidParts): RaidArenas {
  const { raid, teraType, abilities, moveOf, damageOf, assumptions = ASSUMPTIONS } = parts
  const { tier } = raid.id
  const arena = (ability: string) => {
    const boss = bossFighter(raid.boss, ability, teraType, moveOf)
    return createArena({ record: raid.boss, boss, tier, damageOf, assumptions })
  }
  const [first, ...others] = abilities
  return [arena(first), ...others.map(arena)]
}

/** A raid as a player may meet it: once for each way in which its boss may pick its moves. */
export function raidWays(parts: Omit<RaidParts, 'assumptions'>): readonly RaidArenas[] {
  return TIER_RULES[parts.raid.id.tier].bossPicks.map((bossPicks) =>
    raidArenas({ ...parts, assumptions: { ...ASSUMPTIONS, bossPicks } }),
  )
}
