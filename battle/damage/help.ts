import type { Field, Move } from '@smogon/calc'

const HALF_MORE = 6144
const THIRD_MORE = 5325
const QUARTER_LESS = 3072

/** Help that stacks per helper. Factors are in 4096ths, as in the game. */
interface Stacking {
  readonly name: string
  readonly side: 'attackerSide' | 'defenderSide'
  readonly flag: 'isHelpingHand' | 'isSteelySpirit' | 'isBattery' | 'isPowerSpot' | 'isFriendGuard'
  readonly factor: number
  readonly counts: (move: Move) => boolean
}

const always = () => true
const ofSteel = ({ type }: Move) => type === 'Steel'
const special = ({ category }: Move) => category === 'Special'

const OF_SIDES: readonly Stacking[] = [
  { name: 'Steely Spirit', side: 'attackerSide', flag: 'isSteelySpirit', factor: HALF_MORE, counts: ofSteel },
  { name: 'Battery', side: 'attackerSide', flag: 'isBattery', factor: THIRD_MORE, counts: special },
  { name: 'Power Spot', side: 'attackerSide', flag: 'isPowerSpot', factor: THIRD_MORE, counts: always },
  { name: 'Friend Guard', side: 'defenderSide', flag: 'isFriendGuard', factor: QUARTER_LESS, counts: always },
  { name: 'Helping Hand', side: 'attackerSide', flag: 'isHelpingHand', factor: HALF_MORE, counts: always },
]

const OF_ALL = [
  ['Fairy Aura', 'isFairyAura'],
  ['Dark Aura', 'isDarkAura'],
  ['Aura Break', 'isAuraBreak'],
  ['Sword of Ruin', 'isSwordOfRuin'],
  ['Beads of Ruin', 'isBeadsOfRuin'],
  ['Tablets of Ruin', 'isTabletsOfRuin'],
  ['Vessel of Ruin', 'isVesselOfRuin'],
] as const

/** Abilities that help each other. The calculator treats them as switched on. */
const OF_EACH_OTHER: readonly string[] = ['Plus', 'Minus']

export function isHelpedByLike(names: readonly string[]): boolean {
  return OF_EACH_OTHER.some((name) => names.includes(name))
}

/** One more than a raider's number of allies. */
const BASE = 4

const UNIT_OF: ReadonlyMap<string, number> = new Map(
  [...OF_ALL.map(([name]) => name), ...OF_SIDES.map(({ name }) => name), ...OF_EACH_OTHER].map(
    (name, place) => [name, BASE ** place],
  ),
)

/**
 * Returns a unique number for the help of a hit. It counts Helping Hand, Steely Spirit, Battery, Power Spot and
 * Friend Guard per helper. Plus, Minus, auras and abilities of Ruin count once. Throws for another name.
 */
export function helpKey(names: readonly string[]): number {
  let key = 0
  for (const name of names) {
    const unit = UNIT_OF.get(name)
    if (unit === undefined) throw new Error(`${name} helps no hit`)
    key += unit
  }
  return key
}

/** Sets the help on a calculator field, at most one of each kind. `withMoreHelp` adds the rest. */
export function applyHelp(names: readonly string[], field: Field): void {
  for (const { name, side, flag } of OF_SIDES) if (names.includes(name)) field[side][flag] = true
  for (const [name, flag] of OF_ALL) if (names.includes(name)) field[flag] = true
}

/**
 * Returns the rolls of a hit in HP, including the help beyond the first of each kind. `move` is as the calculator
 * used it. @pkmn/sim chains all factors; here these factors follow the calculator's, which rounds once more. Source:
 * `onAllyBasePower`, `onAnyModifyDamage` and `helpinghand` in @pkmn/sim.
 */
export function withMoreHelp(
  rolls: readonly number[],
  names: readonly string[],
  move: Move,
): readonly number[] {
  if (names.length < 2) return rolls
  const chained = chain(
    OF_SIDES.filter(({ counts }) => counts(move)).flatMap((kind) => moreThanOne(kind, names)),
  )
  return chained === 4096 ? rolls : rolls.map((roll) => Math.max(1, Math.ceil((roll * chained) / 4096 - 0.5)))
}

function moreThanOne({ name, factor }: Stacking, names: readonly string[]): readonly number[] {
  return names
    .filter((other) => other === name)
    .slice(1)
    .map(() => factor)
}

// Source: https://www.smogon.com/bw/articles/bw_complete_damage_formula (chaining modifiers)
function chain(factors: readonly number[]): number {
  return factors.reduce((product, factor) => (product * factor + 2048) >> 12, 4096)
}
