import type { TypeName } from '@/data/vocabulary'
import { readSegments, segmentsOf } from '@/lib/links/deep-link'
import { raidFolder } from '@/lib/links/file-names'
import { guessParts, suggestRaids } from '@/lib/links/guessed-link'
import { ALL_RAIDS, type NamedRaid } from './all-raids'

const MOST_NEAREST = 3

/** Finds a tier's, a region's or one boss. Throws with the nearest names if there is none. */
export function raidsNamed(name: string): readonly NamedRaid[] {
  const folder = raidFolder(name.split('/'))
  const found = ALL_RAIDS.filter((raid) => `${raid.name}/`.startsWith(`${folder}/`))
  if (found.length > 0) return found
  const nearest = nearestRaids(name)
  throw new Error(
    nearest.length > 0
      ? `No raid is named ${name}. Did you mean ${nearest.join(' or ')}?`
      : `No raid is named ${name}. A tier, a region and a boss name one: 6/Paldea/Garchomp`,
  )
}

/** Returns names that a misspelled name may mean, likeliest first. */
export function nearestRaids(name: string): string[] {
  const guessed = guessParts(readSegments(name.split('/')))
  const raids = guessed.bosses.length > 0 ? suggestRaids(guessed) : []
  return raids.slice(0, MOST_NEAREST).map((raid) => segmentsOf(raid).join('/'))
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

/** Raids of several tiers and all regions, for questions that would take too long for all raids. */
export const SAMPLE_RAIDS: readonly SampleRaid[] = NAMES.flatMap(([name, teraType]) =>
  raidsNamed(name).map((raid) => ({ raid, teraType })),
)
