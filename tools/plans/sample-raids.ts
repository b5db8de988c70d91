import type { TypeName } from '@/data/vocabulary'
import type { ListedRaid } from './listed-raids'
import { raidsNamed } from './raids-named'

/** A raid of which the Tera type is chosen. */
export interface SampleRaid {
  readonly raid: ListedRaid
  readonly teraType: TypeName
}

const NAMES: readonly (readonly [name: string, teraType: TypeName])[] = [
  ['6/Paldea/Blissey', 'Steel'],
  ['6/Paldea/Garchomp', 'Water'],
  ['6/Paldea/Gengar', 'Dark'],
  ['6/Paldea/Dondozo', 'Electric'],
  ['6/Kitakami/Snorlax', 'Normal'],
  ['6/Terarium/Porygon2', 'Psychic'],
  ['5/Paldea/Weavile', 'Fairy'],
  ['5/Paldea/Scizor', 'Steel'],
  ['5/Kitakami/Conkeldurr', 'Fighting'],
  ['5/Terarium/Hitmonlee', 'Fighting'],
]

/** Ten raids of both tiers and all regions, for questions that would take too long to ask of all. */
export const SAMPLE_RAIDS: readonly SampleRaid[] = NAMES.flatMap(([name, teraType]) =>
  raidsNamed(name).map((raid) => ({ raid, teraType })),
)
