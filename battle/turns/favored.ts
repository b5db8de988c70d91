import type { Fighter } from '@/battle/model/fighter'
import type { Favored } from '@/data/rosters/favored'

/** Each favored fighter is created once, so that its damage stays remembered. */
const favoredFighters = new WeakMap<Favored, WeakMap<Fighter, Fighter>>()

export function asFavored(fighter: Fighter, favored: Favored | undefined): Fighter {
  if (fighter.species !== favored?.species) return fighter
  const byFighter = favoredFighters.get(favored) ?? new WeakMap<Fighter, Fighter>()
  favoredFighters.set(favored, byFighter)
  const stronger = byFighter.get(fighter) ?? strengthen(fighter, favored)
  byFighter.set(fighter, stronger)
  return stronger
}

function strengthen(fighter: Fighter, { hp, others }: Favored): Fighter {
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
