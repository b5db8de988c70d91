import type { Move } from '@pkmn/data'
import type { TypeName } from '@/data/vocabulary'
import { REFERENCE_WEIGHT } from '@/planner/damage/measure'
import type { RaidTarget } from '@/planner/raids/raid-target'

interface UseOnBoss {
  readonly raid: Pick<RaidTarget, 'teraType' | 'weightkg' | 'effectOfType'>
  readonly type: TypeName
  readonly weightOfUser: number
}

type CustomFactor = (use: UseOnBoss) => number

const HARDER_WHEN_EFFECTIVE: CustomFactor = ({ raid, type }) => (raid.effectOfType(type) > 1 ? 4 / 3 : 1)

const BY_WEIGHT: CustomFactor = ({ raid }) => powerByWeight(raid.weightkg) / powerByWeight(REFERENCE_WEIGHT)

const BY_RATIO: CustomFactor = ({ raid, weightOfUser }) =>
  powerByRatio(weightOfUser / raid.weightkg) / powerByRatio(weightOfUser / REFERENCE_WEIGHT)

// The damage calculator can't compute these for the typeless reference target.
const CUSTOM_FACTORS: Readonly<Record<string, CustomFactor>> = {
  'Collision Course': HARDER_WHEN_EFFECTIVE,
  'Electro Drift': HARDER_WHEN_EFFECTIVE,
  'Flying Press': ({ raid }) => raid.effectOfType('Flying'),
  'Freeze-Dry': ({ raid, type }) => (raid.teraType === 'Water' ? 2 / raid.effectOfType(type) : 1),
  'Grass Knot': BY_WEIGHT,
  'Heat Crash': BY_RATIO,
  'Heavy Slam': BY_RATIO,
  'Low Kick': BY_WEIGHT,
}

export function hasCustomFactor({ name }: Pick<Move, 'name'>): boolean {
  return name in CUSTOM_FACTORS
}

export function customFactor({ name }: Pick<Move, 'name'>, use: UseOnBoss): number {
  return CUSTOM_FACTORS[name]?.(use) ?? 1
}

// Source: https://bulbapedia.bulbagarden.net/wiki/Low_Kick_(move), https://bulbapedia.bulbagarden.net/wiki/Heavy_Slam_(move)
function powerByWeight(weightkg: number): number {
  const limits = [10, 25, 50, 100, 200]
  return 20 * (1 + limits.filter((limit) => weightkg >= limit).length)
}

// After Terastallizing, moves of the user's type have at least 60 power.
function powerByRatio(ratio: number): number {
  const limits = [2, 3, 4, 5]
  return Math.max(60, 40 + 20 * limits.filter((limit) => ratio >= limit).length)
}
