import type { RaidBoss } from '@/data/rosters/rosters'

/**
 * The file name of a boss's images, without folder and extension: the number with at least three digits, and the suffix of
 * the form: `059`, `876-f`.
 *
 * @param number the creature's National Pokédex number
 */
export function imageName(number: number, { imageAlt = '' }: Pick<RaidBoss, 'imageAlt'>): string {
  return String(number).padStart(3, '0') + imageAlt
}
