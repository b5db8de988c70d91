import type { Gender } from '@/battle/build'
import type { FindName } from './known-names'

export interface SetHead {
  /** Empty if missing. */
  readonly species: string
  /** The whole name with its brackets. After a nickname, the brackets may contain a form instead of a species. */
  readonly whole: string
  readonly gender: Gender | undefined
  readonly item: string | undefined
}

// A nickname may contain an @, but an item has no brackets.
const ITEM = /^(.*?) ?@ ?(\(?no(?:ne| item)\)?|[^@()]*)$/i
const GENDER = /(?: ?\((m|f|n|♂|♀|male|female)\)|(♂|♀))$/i
const NICKNAMED = /\(([^()]*)\)$/

/** Reads the first line of a set: `Bitey (Garchomp) (F) @ Life Orb`. */
export function readHead(line: string): SetHead {
  const [, nameAndGender = line, item = ''] = ITEM.exec(line) ?? []
  const [ending = '', bracketed, bare] = GENDER.exec(nameAndGender) ?? []
  const name = nameAndGender.slice(0, nameAndGender.length - ending.length).trim()
  return {
    species: (NICKNAMED.exec(name)?.[1] ?? name).trim(),
    whole: name,
    gender: genderNamed(bracketed ?? bare ?? ''),
    item: item === '' || /^\(?no(?:ne| item)\)?$/i.test(item) ? undefined : item,
  }
}

/**
 * Returns the species that a first line names, if any. The brackets of `Goodra (Hisui)` contain a form, not a nickname.
 */
export function speciesOfHead(head: SetHead, find: FindName): string | undefined {
  const findWith = (suffix: string) => find(head.species + suffix) ?? find(head.whole + suffix)
  // Showdown writes `Indeedee (F)` for the form that @pkmn/dex calls Indeedee-F. Most species have no such form.
  const female = head.gender === 'F' ? findWith('-F') : undefined
  return female?.endsWith('-F') ? female : findWith('')
}

/** Reads a gender: `F`, `Female`, `♀`. Returns `undefined` for any other text. */
export function genderNamed(text: string): Gender | undefined {
  if (/^(?:f|female|♀)$/i.test(text)) return 'F'
  return /^(?:m|male|♂)$/i.test(text) ? 'M' : undefined
}
