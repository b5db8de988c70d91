import type { RaidBoss } from '@/data/rosters/rosters'

/**
 * The file name of a boss's images, without folder and ending: the number in at least three digits and the suffix of
 * its form, such as `059` or `876-f`.
 *
 * @param number the creature's number in the national dex
 */
export function imageName(number: number, { imageAlt = '' }: Pick<RaidBoss, 'imageAlt'>): string {
  return String(number).padStart(3, '0') + imageAlt
}
