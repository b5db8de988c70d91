import type { Build } from '@/battle/build'
import { SPREAD_ORDER } from '@/lib/plans/raid-plans'
import { builds, STATS } from '@/lib/words/en/builds'
import { counted, listed } from '@/lib/words/en/formats'

export const choosing = {
  open: 'Add Pokémon',
  species: 'Pokémon',
  example: 'e.g. Iron Hands',
  found: (count: number) => `${counted(count, 'Pokémon', 'Pokémon')} found`,
  firstFound: (shown: number, count: number) => `The first ${shown} of ${count}: type more to narrow it down`,
  closest: 'No such Pokémon. Did you mean:',
  none: 'No such Pokémon',
  ofRaid: 'Listed for this raid:',
  typeName: 'Type its name',
  list: 'Pokémon found',
  another: 'Another Pokémon',
  ability: 'Ability',
  nature: 'Nature',
  effortValues: 'EVs',
  itemsOfRaid: 'Listed for this raid',
  allItems: 'All items',
  noMove: 'none',
  build: (name: string) => `Build of ${name}`,
  add: (name: string) => `Add ${name}`,
  /** `HP and Attack, 4 Defense`, without the number for stats with the maximum. */
  spread: (effortValues: Build['effortValues']) => {
    const trained = SPREAD_ORDER.filter((stat) => effortValues[stat])
    const full = trained.filter((stat) => effortValues[stat] === MAX_EFFORT)
    if (trained.length === 0) return 'No EVs'
    if (full.length === 0) return builds.effortValues({ effortValues })
    const otherStats = trained.filter((stat) => !full.includes(stat))
    return [
      listed(full.map((stat) => STATS[stat])),
      ...otherStats.map((stat) => `${effortValues[stat]} ${STATS[stat]}`),
    ].join(', ')
  },
}

const MAX_EFFORT = 252
