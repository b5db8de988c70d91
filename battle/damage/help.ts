import type { Field, Move } from '@smogon/calc'

const HALF_MORE = 6144
const THIRD_MORE = 5325
const QUARTER_LESS = 3072

/** A kind of help that each helper gives anew, with its factor in 4096ths as the game has it. */
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

/** Abilities that help each other: the calculator knows them as switched on. */
const OF_EACH_OTHER: readonly string[] = ['Plus', 'Minus']

/** Whether an ally helps a hit with Plus or Minus. */
export function isHelpedByLike(names: readonly string[]): boolean {
  return OF_EACH_OTHER.some((name) => names.includes(name))
}

/** One more than the allies of a raider. */
const BASE = 4

const UNIT_OF: ReadonlyMap<string, number> = new Map(
  [...OF_ALL.map(([name]) => name), ...OF_SIDES.map(({ name }) => name), ...OF_EACH_OTHER].map(
    (name, place) => [name, BASE ** place],
  ),
)

/**
 * What allies and bystanders add to a hit, as a number that no other help has: how often each of an ally's Helping Hand,
 * Steely Spirit, Battery, Power Spot or Friend Guard is there, and Plus, Minus, the auras and abilities of Ruin of any who is neither
 * user nor target. Throws for another name.
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

/** Sets a field of the calculator as the help asks. It knows one of each kind: `withMoreHelp` adds the others. */
export function applyHelp(names: readonly string[], field: Field): void {
  for (const { name, side, flag } of OF_SIDES) if (names.includes(name)) field[side][flag] = true
  for (const [name, flag] of OF_ALL) if (names.includes(name)) field[flag] = true
}

/**
 * The rolls of a hit, in HP, with the help that the calculator left out: of each kind all but the first. A move is as the
 * calculator used it. In @pkmn/sim each helper's factor joins a chain; here the chain comes after the calculator's, which
 * rounds once more. Source: `onAllyBasePower`, `onAnyModifyDamage` and `helpinghand` in @pkmn/sim.
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
