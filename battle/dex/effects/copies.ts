import type { Fighter } from '@/battle/model/fighter'

/** Copies of fighters, each by what it took over. */
export type Copies<Own extends Fighter, Source extends object> = WeakMap<Own, WeakMap<Source, Own>>

const originals = new WeakMap<Fighter, Fighter>()

/** What a fighter was before it took anything over; itself if it never did. */
export function originalOf(fighter: Fighter): Fighter {
  return originals.get(fighter) ?? fighter
}

/** What a fighter is with what it took over: the same object each time, so that damage remembered for it serves again. */
export function rememberedCopy<Own extends Fighter, Source extends object>(
  copies: Copies<Own, Source>,
  own: Own,
  source: Source,
  make: (own: Own, source: Source) => Own,
): Own {
  const ofOwn = copies.get(own) ?? new WeakMap<Source, Own>()
  copies.set(own, ofOwn)
  const copy = ofOwn.get(source) ?? make(own, source)
  ofOwn.set(source, copy)
  originals.set(copy, originalOf(own))
  return copy
}
