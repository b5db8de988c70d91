import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { BOSS, type Who } from '@/battle/events'
import { mixed } from '@/lib/hash'

/** Draws of chance. */
interface Draws {
  /** A number from 0 to below 1. */
  readonly share: () => number
  /** A whole number from 0 to below `count`. */
  readonly below: (count: number) => number
  /** Whether something of so many percent happens. 100 and more always does and draws nothing. */
  readonly chance: (percent: number) => boolean
}

/** Chance in a battle: a sequence of numbers that its seed settles. Asking it moves it on. */
export interface Random extends Draws {
  /** What an attack on someone draws once it hits: its damage, its critical and its number of hits, its side effects. */
  readonly attackOn: (who: Who) => Draws
}

const UNITS = 2 ** 32

/** The generator takes its seed as its state: only after some draws do neighbouring seeds have nothing in common. */
const DRAWS_TO_WARM_UP = 8

/** Chance from a seed, a whole number: see `hashOf` in `lib/hash.ts`. The same seed gives the same sequence, on every machine. */
export function createRandom(seed: number): Random {
  const generator = xoroshiro128plus(mixed(seed))
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

const LOWEST = settled(0, (percent) => percent >= 100)
const HIGHEST = settled(1 - 1 / UNITS, (percent) => percent > 0)

/**
 * The lowest rolls: attacks on the boss do their least, with the fewest hits, and no critical hit or side effect that is not
 * certain; those on raiders, of the boss and of allies, do their most, with all that is possible. Of all else the likelier
 * happens (what hits in half of its uses always does), a Heal cheer gives its least, and the first of several is drawn. So
 * authors of openings count: the options of https://github.com/theastrogoth/tera-raid-builder.
 */
export const LOWEST_ROLLS: Random = {
  ...settled(0, (percent) => percent >= 50),
  attackOn: (who) => (who === BOSS ? LOWEST : HIGHEST),
}

function settled(share: number, chance: Draws['chance']): Draws {
  return { share: () => share, below: (count) => Math.floor(share * count), chance }
}
