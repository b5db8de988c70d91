import { creatureName } from './creature-name'
import { asItIs, labelNames } from './label-names'

export interface NameInTwo {
  readonly species: string
  readonly form: string | undefined
}

export const names = {
  ...labelNames,
  /** @param species name in @pkmn/dex: `Weezing-Galar` */
  species: creatureName,
  bossInTwo: (boss: string): NameInTwo => {
    const [species = boss, form] = boss.split(/ \(|\)/)
    return { species, form }
  },
  item: asItIs,
  nature: asItIs,
  stat: asItIs,
}
