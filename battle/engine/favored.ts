import type { Fighter } from '@/battle/model/fighter'
import type { Favored } from '@/data/rosters/favored'

/** Favored fighters, each made once, so that damage remembered for one serves again. */
const made = new WeakMap<Favored, WeakMap<Fighter, Fighter>>()

/** Returns a raider as it fights in a raid that makes `favored` stronger; the raider itself if it is another species. */
export function asFavored(fighter: Fighter, favored: Favored | undefined): Fighter {
  if (fighter.species !== favored?.species) return fighter
  const known = made.get(favored) ?? new WeakMap<Fighter, Fighter>()
  made.set(favored, known)
  const stronger = known.get(fighter) ?? strengthened(fighter, favored)
  known.set(fighter, stronger)
  return stronger
}

function strengthened(fighter: Fighter, { hp, others }: Favored): Fighter {
  const { stats } = fighter
  return {
    ...fighter,
    stats: {
      hp: Math.floor(stats.hp * hp),
      atk: Math.floor(stats.atk * others),
      def: Math.floor(stats.def * others),
      spa: Math.floor(stats.spa * others),
      spd: Math.floor(stats.spd * others),
      spe: Math.floor(stats.spe * others),
    },
  }
}
