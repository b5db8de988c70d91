import type { Field } from '@smogon/calc'

const OF_SIDES = [
  ['Helping Hand', 'attackerSide', 'isHelpingHand'],
  ['Steely Spirit', 'attackerSide', 'isSteelySpirit'],
  ['Battery', 'attackerSide', 'isBattery'],
  ['Power Spot', 'attackerSide', 'isPowerSpot'],
  ['Friend Guard', 'defenderSide', 'isFriendGuard'],
] as const

const OF_ALL = [
  ['Fairy Aura', 'isFairyAura'],
  ['Dark Aura', 'isDarkAura'],
  ['Aura Break', 'isAuraBreak'],
  ['Sword of Ruin', 'isSwordOfRuin'],
  ['Beads of Ruin', 'isBeadsOfRuin'],
  ['Tablets of Ruin', 'isTabletsOfRuin'],
  ['Vessel of Ruin', 'isVesselOfRuin'],
] as const

const BIT_OF: ReadonlyMap<string, number> = new Map(
  [...OF_SIDES, ...OF_ALL].map(([name], place) => [name, 1 << place]),
)

/**
 * What allies and bystanders add to a hit, as bits: an ally's Helping Hand, Steely Spirit, Battery, Power Spot or Friend
 * Guard, and the auras and abilities of Ruin of any who is neither user nor target. Throws for another name.
 */
export function helpBits(names: readonly string[]): number {
  let bits = 0
  for (const name of names) {
    const bit = BIT_OF.get(name)
    if (bit === undefined) throw new Error(`${name} helps no hit`)
    bits |= bit
  }
  return bits
}

/** Sets a field of the calculator as the help asks. */
export function applyHelp(names: readonly string[], field: Field): void {
  for (const [name, side, flag] of OF_SIDES) if (names.includes(name)) field[side][flag] = true
  for (const [name, flag] of OF_ALL) if (names.includes(name)) field[flag] = true
}
