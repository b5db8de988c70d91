import type { Fighter } from '@/battle/model/fighter'

export type Copies<T extends Fighter, Source extends object> = WeakMap<T, WeakMap<Source, T>>

const originals = new WeakMap<Fighter, Fighter>()

export function originalOf(fighter: Fighter): Fighter {
  return originals.get(fighter) ?? fighter
}

/** Returns always the same copy, so that its damage stays remembered. */
export function rememberedCopy<T extends Fighter, Source extends object>(
  copies: Copies<T, Source>,
  fighter: T,
  source: Source,
  make: (fighter: T, source: Source) => T,
): T {
  const bySource = copies.get(fighter) ?? new WeakMap<Source, T>()
  copies.set(fighter, bySource)
  const copy = bySource.get(source) ?? make(fighter, source)
  bySource.set(source, copy)
  originals.set(copy, originalOf(fighter))
  return copy
}
