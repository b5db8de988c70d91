import { Generations } from '@pkmn/data'
import { Dex } from '@pkmn/dex'

/** Data of Scarlet and Violet. */
export const generation9 = new Generations(Dex).get(9)
