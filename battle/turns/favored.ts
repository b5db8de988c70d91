import type { Fighter } from '@/battle/model/fighter'
import type { Favored } from '@/data/rosters/favored'

/** Each favored fighter is created once, so that damage remembered for it serves again. */
const made = new WeakMap<Favored, WeakMap<Fighter, Fighter>>()

/** Returns the raider, made stronger if it is the species of `favored`. */
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
