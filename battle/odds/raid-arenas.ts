import { ASSUMPTIONS, type Assumptions } from '@/battle/assumptions'
import { bossFighter } from '@/battle/damage/fighters'
import { type Arena, createArena } from '@/battle/model/arena'
import type { BattleMove } from '@/battle/model/battle-move'
import type { DamageSource } from '@/battle/model/damage-source'
import type { RaidBoss } from '@/data/rosters/rosters'
import { TIER_RULES } from '@/data/tiers'
import type { Tier, TypeName } from '@/data/vocabulary'

export type Abilities = readonly [string, ...string[]]

export type RaidArenas = readonly [Arena, ...Arena[]]

export interface RaidParts {
  readonly raid: { readonly id: { readonly tier: Tier }; readonly boss: RaidBoss }
  readonly teraType: TypeName
  readonly abilities: Abilities
  readonly moveOf: (name: string) => BattleMove
  readonly damageOf: DamageSource
  readonly assumptions?: Assumptions
}

export function raidArenas(parts: RaidParts): RaidArenas {
  const { raid, teraType, abilities, moveOf, damageOf, assumptions = ASSUMPTIONS } = parts
  const { tier } = raid.id
  const arena = (ability: string) => {
    const boss = bossFighter(raid.boss, ability, teraType, moveOf)
    return createArena({ record: raid.boss, boss, tier, damageOf, assumptions })
  }
  const [first, ...otherAbilities] = abilities
  return [arena(first), ...otherAbilities.map(arena)]
}

/** Returns the arenas of each way in which the boss may choose its moves. */
export function raidBehaviors(parts: Omit<RaidParts, 'assumptions'>): readonly RaidArenas[] {
  return TIER_RULES[parts.raid.id.tier].bossPicks.map((bossPicks) =>
    raidArenas({ ...parts, assumptions: { ...ASSUMPTIONS, bossPicks } }),
  )
}
