import { Generations } from '@pkmn/data'
import { Dex } from '@pkmn/dex'

export const generation9 = new Generations(Dex).get(9)
