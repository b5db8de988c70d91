import { creatureName } from './creature-name'
import { asItIs, labelNames } from './label-names'

/** The second part may be smaller. */
export interface NameInTwo {
  readonly species: string
  readonly form: string | undefined
}

/** By the English names in the data. */
export const names = {
  ...labelNames,
  /** @param species name in @pkmn/dex: `Weezing-Galar` */
  species: creatureName,
  /** `Basculegion`, `Female` */
  bossInTwo: (boss: string): NameInTwo => {
    const [species = boss, form] = boss.split(/ \(|\)/)
    return { species, form }
  },
  item: asItIs,
  nature: asItIs,
  stat: asItIs,
}
