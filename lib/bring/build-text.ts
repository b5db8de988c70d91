import type { StatName } from '@/lib/battle/build'
import { type ListedBuild, SPREAD_ORDER } from '@/lib/plans/raid-plans'

const STAT_NAMES: Readonly<Record<StatName, string>> = {
  hp: 'HP',
  atk: 'Attack',
  def: 'Defense',
  spa: 'Sp. Atk',
  spd: 'Sp. Def',
  spe: 'Speed',
}

/** Effort values in the games' order of stats: `252 HP, 252 Attack, 4 Sp. Def`; `none` for none. */
export function effortText({ effortValues }: Pick<ListedBuild, 'effortValues'>): string {
  const trained = SPREAD_ORDER.filter((stat) => effortValues[stat])
  return trained.map((stat) => `${effortValues[stat]} ${STAT_NAMES[stat]}`).join(', ') || 'none'
}

/** How its Pokémon is got, where that is more than catching one: `Paradox Pokémon`; `undefined` for an ordinary one. */
export function gotText({ got }: Pick<ListedBuild, 'got'>): string | undefined {
  return {
    ordinary: undefined,
    paradox: 'Paradox',
    'one a save': 'Legendary: one per game',
    'mythical or event': 'Mythical or event only',
  }[got]
}
