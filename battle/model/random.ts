import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { BOSS, type Who } from '@/battle/events'
import { mixBits } from '@/lib/hash'

interface Draws {
  /** From 0 to below 1. */
  readonly share: () => number
  /** A whole number from 0 to below `count`. */
  readonly below: (count: number) => number
  /** Returns true with the given probability in percent. 100 or more draws nothing. */
  readonly chance: (percent: number) => boolean
}

/** A battle's random numbers, determined by the seed. Each call advances the sequence. */
export interface Random extends Draws {
  /** Draws for an attack on `who` after it hits: damage, critical hit, number of hits, side effects. */
  readonly attackOn: (who: Who) => Draws
}

const UNITS = 2 ** 32

/** Neighboring seeds need some draws before their sequences differ, because the seed is the initial state. */
const DRAWS_TO_WARM_UP = 8

/** The same seed gives the same sequence on every machine. See `hashOf` in `lib/hash.ts` for seeds. */
export function createRandom(seed: number): Random {
  const generator = xoroshiro128plus(mixBits(seed))
  for (let draw = 0; draw < DRAWS_TO_WARM_UP; draw++) generator.next()
  const share = () => (generator.next() >>> 0) / UNITS
  const random: Random = {
    share,
    below: (count) => Math.floor(share() * count),
    chance: (percent) => percent >= 100 || (percent > 0 && share() * 100 < percent),
    attackOn: () => random,
  }
  return random
}

const LOWEST = fixedDraws(0, (percent) => percent >= 100)
const HIGHEST = fixedDraws(1 - 1 / UNITS, (percent) => percent > 0)

/**
 * The lowest rolls, by which authors of openings count: the options of
 * https://github.com/theastrogoth/tera-raid-builder.
 * - Attacks on the boss do the least damage with the fewest hits. Critical hits and side effects happen only if
 *   certain.
 * - Attacks on raiders, from the boss or allies, do the most damage. Everything possible happens.
 * - Otherwise the likelier outcome happens: a move with at least 50% accuracy hits. A Heal cheer heals the least.
 */
export const LOWEST_ROLLS: Random = {
  ...fixedDraws(0, (percent) => percent >= 50),
  attackOn: (who) => (who === BOSS ? LOWEST : HIGHEST),
}

function fixedDraws(share: number, chance: Draws['chance']): Draws {
  return { share: () => share, below: (count) => Math.floor(share * count), chance }
}
