/** What the first line of a set says. */
export interface SetHead {
  /** As it is written; empty for none. */
  readonly species: string
  readonly isFemale: boolean
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
    isFemale: isFemale(bracketed ?? bare ?? ''),
    item: item === '' || /^\(?no(?:ne| item)\)?$/i.test(item) ? undefined : item,
  }
}

/** Whether a gender is female: `F`, `Female`, `♀`. */
export function isFemale(gender: string): boolean {
  return /^(?:f|female|♀)$/i.test(gender)
}
