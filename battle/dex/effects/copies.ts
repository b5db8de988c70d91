import type { Fighter } from '@/battle/model/fighter'

export type Copies<Own extends Fighter, Source extends object> = WeakMap<Own, WeakMap<Source, Own>>

const originals = new WeakMap<Fighter, Fighter>()

/** Returns the fighter before any copying or change. */
export function originalOf(fighter: Fighter): Fighter {
  return originals.get(fighter) ?? fighter
}

/** Returns a fighter's changed copy, always the same object, so that damage remembered for it serves again. */
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
