import type { TypeName } from '@/data/vocabulary'
import { readSegments, segmentsOf } from '@/lib/links/deep-link'
import { raidFolder } from '@/lib/links/file-names'
import { guessParts, suggestRaids } from '@/lib/links/guessed-link'
import { ALL_RAIDS, type NamedRaid } from './all-raids'

const MAX_NEAREST = 3

/** Accepts a tier, a region or one boss. Throws with the nearest names if there is no match. */
export function raidsNamed(name: string): readonly NamedRaid[] {
  const folder = raidFolder(name.split('/'))
  const matches = ALL_RAIDS.filter((raid) => `${raid.name}/`.startsWith(`${folder}/`))
  if (matches.length > 0) return matches
  const nearest = nearestRaids(name)
  throw new Error(
    nearest.length > 0
      ? `No raid is named ${name}. Did you mean ${nearest.join(' or ')}?`
      : `No raid is named ${name}. Write tier, region and boss: 6/Paldea/Garchomp`,
  )
}

export function nearestRaids(name: string): string[] {
  const guess = guessParts(readSegments(name.split('/')))
  const raids = guess.bosses.length > 0 ? suggestRaids(guess) : []
  return raids.slice(0, MAX_NEAREST).map((raid) => segmentsOf(raid).join('/'))
}

export interface SampleRaid {
  readonly raid: NamedRaid
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

/** For tests that would take too long for all raids. */
export const SAMPLE_RAIDS: readonly SampleRaid[] = NAMES.flatMap(([name, teraType]) =>
  raidsNamed(name).map((raid) => ({ raid, teraType })),
)
