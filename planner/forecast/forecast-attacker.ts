import { bestDrain, plainFactor, shareTaken } from '@/planner/candidates/attack-estimates'
import type { AttackOption } from '@/planner/candidates/attack-options'
import type { Attack } from '@/planner/candidates/attacks'
import { type Growth, growthOf } from '@/planner/damage/measure'
import { type Debuff, debuffsOf } from '@/planner/moves/debuffs'
import type { Boost } from '@/planner/moves/status-moves'
import type { ForecastRules } from '@/planner/raids/forecast-rules'
import { hpOf, incoming } from '@/planner/raids/incoming'
import type { RaidTarget } from '@/planner/raids/raid-target'

export interface ForecastMove {
  /** Share of boss HP per use after Terastallizing, before boosts and shield. */
  readonly share: number
  readonly beforeTera: number
  /** HP healed per share of boss HP, as a multiple of the user's HP. */
  readonly drained: number
  readonly ofTeraType: boolean
  readonly raises: number
  readonly grows: Growth | undefined
}

export interface ForecastAttacker {
  readonly attack: ForecastMove
  /** Used together with an attack that doesn't drain. */
  readonly drain: ForecastMove | undefined
  readonly boost: Omit<Boost, 'move'> | undefined
  readonly debuff: Omit<Debuff, 'move'> | undefined
  readonly recovers: boolean
  /** Per boss hit, as a share of its HP. */
  readonly damageTaken: { readonly beforeTera: number; readonly terastallized: number }
  readonly bossHp: number
}

export function forecastAttacker(
  option: AttackOption,
  raid: RaidTarget,
  { hit }: ForecastRules,
): ForecastAttacker {
  const { prepared, attack, ability } = option
  const debuffs = prepared.debuffs.filter(({ name }) => name !== attack.move.name)
  return {
    attack: forecastMoveOf(option, attack, option.share, raid),
    drain: drainOf(option, raid),
    boost: prepared.boostsFor(attack, ability)[0],
    debuff: debuffsOf(debuffs, attack.hitsDefense ? 'def' : 'spd', raid)[0],
    recovers: prepared.recovery !== undefined,
    damageTaken: {
      beforeTera: incoming(prepared.creature, ability, undefined, raid)[hit],
      terastallized: option.incoming[hit],
    },
    bossHp: raid.maxHp / hpOf(prepared.creature, raid),
  }
}

function forecastMoveOf(option: AttackOption, hit: Attack, share: number, raid: RaidTarget): ForecastMove {
  const { prepared, attack, ability } = option
  const { move, drain, raises, teraType } = hit
  return {
    share,
    beforeTera: plainFactor(prepared.creature, hit, ability, raid),
    drained: drain,
    ofTeraType: teraType === attack.teraType,
    raises,
    grows: growthOf(move),
  }
}

function drainOf(option: AttackOption, raid: RaidTarget): ForecastMove | undefined {
  const drain = bestDrain(option.prepared, option, raid)
  return (
    drain &&
    forecastMoveOf(option, drain, shareTaken(option.prepared.creature, drain, option.ability, raid), raid)
  )
}
