import type { ListedBuild } from '@/lib/plans/raid-plans'

/** The two kinds of attackers. */
export const ATTACK_KINDS = ['physical', 'special'] as const

/** Whether a Pokémon attacks with its Attack or its Sp. Atk. */
export type AttackKind = (typeof ATTACK_KINDS)[number]

/** The natures that raise Sp. Atk or lower Attack. */
const FAVOUR_SPECIAL = ['Modest', 'Mild', 'Quiet', 'Rash', 'Bold', 'Calm', 'Timid']

/** The one physical attack that takes another stat than Attack: Defense. */
const BODY_PRESS = 'Body Press'

/**
 * The kind of a build's attacks, by the attacking stat that it trains; where it trains none, by its nature and whether it
 * has Body Press. It is that of Tera Blast too, which takes the category of the higher stat.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Nature and /wiki/Body_Press_(move)
 */
export function attackKind({
  effortValues: { atk = 0, spa = 0 },
  nature,
  moves,
}: Pick<ListedBuild, 'effortValues' | 'nature' | 'moves'>): AttackKind {
  if (atk !== spa) return spa > atk ? 'special' : 'physical'
  return FAVOUR_SPECIAL.includes(nature) && !moves.includes(BODY_PRESS) ? 'special' : 'physical'
}
