import type { OnePart, PartName, Stray } from './set-line'

/** What of a set a name is looked up for. */
export type NamedPart =
  | Extract<PartName, 'ability' | 'item' | 'Tera type' | 'nature' | 'move'>
  | 'species'
  | 'stat'

/** What is wrong with a set, as data: a language says it. Names and values are as they were given. */
export type SetProblem =
  /** A text without any Pokémon. */
  | { readonly kind: 'empty text' }
  | { readonly kind: 'second species' }
  /** A line where a Pokémon should begin, and none does. */
  | { readonly kind: 'no species' }
  | { readonly kind: 'packed' }
  | { readonly kind: 'unreadable'; readonly text: string }
  /** Longer than any line of a set. */
  | { readonly kind: 'long line'; readonly longest: number }
  /** It leads to sets, which have to be opened elsewhere. */
  | { readonly kind: Stray }
  /** An entry of JSON that is no set, or JSON without any. */
  | { readonly kind: 'JSON entry' | 'JSON' }
  /** The whole set is in another language than English. */
  | { readonly kind: 'other language' }
  | { readonly kind: 'unknown name'; readonly part: NamedPart; readonly name: string }
  | { readonly kind: 'part again'; readonly part: OnePart; readonly value: string }
  | { readonly kind: 'move again'; readonly name: string }
  | { readonly kind: 'no ability' }
  | { readonly kind: 'no moves' }
  | { readonly kind: 'many moves' }
  /** A + or - beside effort values without the other, and without a nature. */
  | { readonly kind: 'no nature' }
  /** The + and - beside effort values are those of another nature. */
  | { readonly kind: 'other nature'; readonly bySigns: string; readonly nature: string }
  /** Effort values that are no numbers, or larger than a stat may have. */
  | { readonly kind: 'effort values'; readonly most: number }
  | { readonly kind: 'effort values together'; readonly most: number }
  | { readonly kind: 'stat again'; readonly name: string }
  /** Individual values that are no numbers, or larger than a stat may have. */
  | { readonly kind: 'individual values'; readonly most: number }
  | { readonly kind: 'level'; readonly most: number }
  /** `SPD`, which players use for both Speed and Special Defense. */
  | { readonly kind: 'ambiguous stat' }
