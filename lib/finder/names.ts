import MiniSearch from 'minisearch'
import { bossNames } from '@/data/shipped/boss-names'
import { TIERS } from '@/data/vocabulary'

/** Longer than any name: the rest would only cost time. */
const MAX_TEXT_LENGTH = 60

/** Shorter words match too many beginnings. */
const MIN_PREFIX_LENGTH = 3

/**
 * Creates a fuzzy search among names. The search returns the names that a text may mean, the closest first. A word may be
 * a prefix, and about a third of its letters may be wrong; words may be in any order, with or without spaces.
 *
 * @param names unique names
 */
export function nearNames<Name extends string>(names: readonly Name[]): (text: string) => Name[] {
  const index = new MiniSearch({ fields: ['words', 'joined'] })
  index.addAll(
    names.map((name, id) => ({ id, words: comparableName(name), joined: joined(comparableName(name)) })),
  )
  return (text) =>
    index
      .search(comparableName(text.slice(0, MAX_TEXT_LENGTH)), {
        fuzzy: maxTypos,
        prefix: ({ length }) => length >= MIN_PREFIX_LENGTH,
      })
      .flatMap(({ id }) => names[id] ?? [])
}

/** The allowed edit distance of a word; swapped letters count as two. */
function maxTypos({ length }: string): number {
  return Math.min(length - 1, length <= MIN_PREFIX_LENGTH ? 2 : Math.round(length * 0.35), 3)
}

/** The names of all bosses of every tier and region, each once. */
export const ALL_BOSSES: readonly string[] = [
  ...new Set(TIERS.flatMap((tier) => Object.values(bossNames[tier]).flat())),
]

/** Whether a text is a boss's name, or a part of one. Not the empty text. @param text normalized by `comparableName` */
export function isBossName(text: string): boolean {
  return text !== '' && ALL_BOSSES.some((boss) => namePlace(boss, text) < Number.POSITIVE_INFINITY)
}

/** The date in the name of an older set by event: `Charizard (2022-12)`. */
const DATE = /\d{4}-\d{2}/

/**
 * Finds the bosses that a misspelt name may mean, the closest first: see `nearNames`. Of a creature with several sets by
 * event it is the newest.
 */
export const nearBosses = nearNames(ALL_BOSSES.filter((name) => !DATE.test(name)))

/**
 * Normalizes a name for comparison: without accents and apostrophes, in lower case, other marks as spaces. `Flabébé`
 * becomes `flabebe`, `Porygon-Z` becomes `porygon z`.
 */
export function comparableName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
    .toLowerCase()
}

/**
 * Where a name matches: 0 at its beginning, 1 at the beginning of a later word, 2 within a word, infinity for no match.
 *
 * @param wanted normalized by `comparableName`; the empty text matches at the beginning
 */
export function namePlace(name: string, wanted: string): number {
  const compared = comparableName(name)
  const position = ` ${compared}`.indexOf(` ${wanted}`)
  if (position === 0) return 0
  if (position > 0) return 1
  return joined(compared).includes(joined(wanted)) ? 2 : Number.POSITIVE_INFINITY
}

/** A text without its spaces: `belly drum` becomes `bellydrum`. */
export function joined(words: string): string {
  return words.replaceAll(' ', '')
}
