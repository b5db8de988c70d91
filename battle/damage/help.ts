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

const isAnyMove = () => true
const isSteel = ({ type }: Move) => type === 'Steel'
const isSpecial = ({ category }: Move) => category === 'Special'

const SIDE_HELP: readonly Stacking[] = [
  { name: 'Steely Spirit', side: 'attackerSide', flag: 'isSteelySpirit', factor: HALF_MORE, counts: isSteel },
  { name: 'Battery', side: 'attackerSide', flag: 'isBattery', factor: THIRD_MORE, counts: isSpecial },
  { name: 'Power Spot', side: 'attackerSide', flag: 'isPowerSpot', factor: THIRD_MORE, counts: isAnyMove },
  {
    name: 'Friend Guard',
    side: 'defenderSide',
    flag: 'isFriendGuard',
    factor: QUARTER_LESS,
    counts: isAnyMove,
  },
  { name: 'Helping Hand', side: 'attackerSide', flag: 'isHelpingHand', factor: HALF_MORE, counts: isAnyMove },
]

const FIELD_HELP = [
  ['Fairy Aura', 'isFairyAura'],
  ['Dark Aura', 'isDarkAura'],
  ['Aura Break', 'isAuraBreak'],
  ['Sword of Ruin', 'isSwordOfRuin'],
  ['Beads of Ruin', 'isBeadsOfRuin'],
  ['Tablets of Ruin', 'isTabletsOfRuin'],
  ['Vessel of Ruin', 'isVesselOfRuin'],
] as const

/** The calculator treats these abilities as switched on. */
const MUTUAL_HELP: readonly string[] = ['Plus', 'Minus']

export function isHelpedByLike(names: readonly string[]): boolean {
  return MUTUAL_HELP.some((name) => names.includes(name))
}

/** One more than a raider's number of allies. */
const BASE = 4

const UNIT_OF: ReadonlyMap<string, number> = new Map(
  [...FIELD_HELP.map(([name]) => name), ...SIDE_HELP.map(({ name }) => name), ...MUTUAL_HELP].map(
    (name, index) => [name, BASE ** index],
  ),
)

/**
 * Returns a unique number for the help of a hit. It counts Helping Hand, Steely Spirit, Battery, Power Spot and Friend
 * Guard per helper. Plus, Minus, auras and abilities of Ruin count once. Throws for another name.
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

/** Sets at most one of each help. `withMoreHelp` adds the rest. */
export function applyHelp(names: readonly string[], field: Field): void {
  for (const { name, side, flag } of SIDE_HELP) if (names.includes(name)) field[side][flag] = true
  for (const [name, flag] of FIELD_HELP) if (names.includes(name)) field[flag] = true
}

/**
 * Adds the help beyond the first of each type to the rolls in HP. `move` is as the calculator used it. @pkmn/sim chains
 * all factors; here these factors follow the calculator's, which rounds once more. Source: `onAllyBasePower`,
 * `onAnyModifyDamage` and `helpinghand` in @pkmn/sim.
 */
export function withMoreHelp(
  rolls: readonly number[],
  names: readonly string[],
  move: Move,
): readonly number[] {
  if (names.length < 2) return rolls
  const factor = chain(
    SIDE_HELP.filter(({ counts }) => counts(move)).flatMap((help) => extraFactors(help, names)),
  )
  return factor === 4096 ? rolls : rolls.map((roll) => Math.max(1, Math.ceil((roll * factor) / 4096 - 0.5)))
}

function extraFactors({ name, factor }: Stacking, names: readonly string[]): readonly number[] {
  return names
    .filter((helper) => helper === name)
    .slice(1)
    .map(() => factor)
}

// Source: https://www.smogon.com/bw/articles/bw_complete_damage_formula (chaining modifiers)
function chain(factors: readonly number[]): number {
  return factors.reduce((product, factor) => (product * factor + 2048) >> 12, 4096)
}
