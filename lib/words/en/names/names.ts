import { creatureName } from './creature-name'
import { asItIs, labelNames } from './label-names'

/** A name in two parts, the second of which may be smaller. */
export interface NameInTwo {
  readonly species: string
  readonly form: string | undefined
}

/** Names of the games, by the English names in the data. */
export const names = {
  ...labelNames,
  /** @param species name in @pkmn/dex: `Weezing-Galar` */
  species: creatureName,
  /** A boss's species, and the form that its name has in brackets: `Basculegion`, `Female`. */
  bossInTwo: (boss: string): NameInTwo => {
    const [species = boss, form] = boss.split(/ \(|\)/)
    return { species, form }
  },
  item: asItIs,
  nature: asItIs,
  stat: asItIs,
}
