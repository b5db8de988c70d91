import type { ListedBuild } from '@/lib/plans/raid-plans'

/** The two kinds of attackers. */
export const ATTACK_KINDS = ['physical', 'special'] as const

/** Whether a Pokémon attacks with its Attack or its Sp. Atk. */
export type AttackKind = (typeof ATTACK_KINDS)[number]

const RAISES_SPECIAL_ATTACK = ['Modest', 'Mild', 'Quiet', 'Rash']

/**
 * The kind of a build's attacks, by the attacking stat that it trains, else by its nature. It is that of Tera Blast too,
 * which takes the category of the higher stat. Source: https://bulbapedia.bulbagarden.net/wiki/Nature
 */
export function attackKind({
  effortValues: { atk = 0, spa = 0 },
  nature,
}: Pick<ListedBuild, 'effortValues' | 'nature'>): AttackKind {
  if (atk !== spa) return spa > atk ? 'special' : 'physical'
  return RAISES_SPECIAL_ATTACK.includes(nature) ? 'special' : 'physical'
}
