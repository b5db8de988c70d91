import type { Gender } from '@/battle/build'
import type { FindName } from './known-names'

/** What the first line of a set says. */
export interface SetHead {
  /** As it is written; empty for none. */
  readonly species: string
  /** All of its name, with what stands in brackets: a form, where it is not the Pokémon below a nickname. */
  readonly whole: string
  readonly gender: Gender | undefined
  /** `undefined` for none. */
  readonly item: string | undefined
}

// An item has no brackets, but nicknames may have an @.
const ITEM = /^(.*?) ?@ ?(\(?no(?:ne| item)\)?|[^@()]*)$/i
const GENDER = /(?: ?\((m|f|n|♂|♀|male|female)\)|(♂|♀))$/i
const NICKNAMED = /\(([^()]*)\)$/

/** Reads the first line of a set: `Bitey (Garchomp) (F) @ Life Orb`. */
export function readHead(line: string): SetHead {
  const [, named = line, item = ''] = ITEM.exec(line) ?? []
  const [ending = '', bracketed, bare] = GENDER.exec(named) ?? []
  const name = named.slice(0, named.length - ending.length).trim()
  return {
    species: (NICKNAMED.exec(name)?.[1] ?? name).trim(),
    whole: name,
    gender: genderNamed(bracketed ?? bare ?? ''),
    item: item === '' || /^\(?no(?:ne| item)\)?$/i.test(item) ? undefined : item,
  }
}

/** The Pokémon that a first line names; `undefined` for none. `Goodra (Hisui)` has a form in brackets, no nickname. */
export function speciesOfHead(head: SetHead, find: FindName): string | undefined {
  const named = (suffix: string) => find(head.species + suffix) ?? find(head.whole + suffix)
  // Showdown writes `Indeedee (F)` for the form that @pkmn/dex calls Indeedee-F. Most species have no such form.
  const female = head.gender === 'F' ? named('-F') : undefined
  return female?.endsWith('-F') ? female : named('')
}

/** The gender that a text names: `F`, `Female`, `♀`. `undefined` for none. */
export function genderNamed(text: string): Gender | undefined {
  if (/^(?:f|female|♀)$/i.test(text)) return 'F'
  return /^(?:m|male|♂)$/i.test(text) ? 'M' : undefined
}
