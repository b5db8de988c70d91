import type { OnePart, PartName, Stray } from './set-line'

export type NamedPart =
  | Extract<PartName, 'ability' | 'item' | 'Tera type' | 'nature' | 'move'>
  | 'species'
  | 'stat'

/** A problem of a set. Names and values are as pasted. */
export type SetProblem =
  | { readonly kind: 'empty text' }
  | { readonly kind: 'second species' }
  | { readonly kind: 'no species' }
  | { readonly kind: 'packed' }
  | { readonly kind: 'unreadable'; readonly text: string }
  | { readonly kind: 'long line'; readonly longest: number }
  | { readonly kind: Stray }
  | { readonly kind: 'JSON entry' | 'JSON' }
  | { readonly kind: 'other language' }
  | { readonly kind: 'unknown name'; readonly part: NamedPart; readonly name: string }
  | { readonly kind: 'part again'; readonly part: OnePart; readonly value: string }
  | { readonly kind: 'move again'; readonly name: string }
  | { readonly kind: 'no ability' }
  | { readonly kind: 'no moves' }
  | { readonly kind: 'many moves' }
  /** A + or - next to effort values without the other sign, in a set without a nature. */
  | { readonly kind: 'no nature' }
  /** The signs belong to a different nature. */
  | { readonly kind: 'other nature'; readonly bySigns: string; readonly nature: string }
  /** Not numbers, or above `most`. */
  | { readonly kind: 'effort values'; readonly most: number }
  | { readonly kind: 'effort values together'; readonly most: number }
  | { readonly kind: 'stat again'; readonly name: string }
  | { readonly kind: 'individual values'; readonly most: number }
  | { readonly kind: 'level'; readonly most: number }
  /** `SPD`, which players use for both Speed and Special Defense. */
  | { readonly kind: 'ambiguous stat' }
