import { creatureName } from './creature-name'
import { asItIs, labelNames } from './label-names'

/** A name in two parts, of which the second may be smaller. */
export interface NameInTwo {
  readonly species: string
  readonly form: string | undefined
}

/** The names of the games, by the English names that the data hold. */
export const names = {
  ...labelNames,
  /** @param species its name in @pkmn/dex: `Weezing-Galar` */
  species: creatureName,
  /** @param species as @pkmn/dex names it, whose form is left as it is: `Landorus-Therian` */
  dexSpecies: asItIs,
  /** A boss's species, and the form that its name has in brackets: `Basculegion`, `Female`. */
  bossInTwo: (boss: string): NameInTwo => {
    const [species = boss, form] = boss.split(/ \(|\)/)
    return { species, form }
  },
  item: asItIs,
  nature: asItIs,
  stat: asItIs,
}
