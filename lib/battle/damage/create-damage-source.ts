import type { DamageSource, Hit } from './damage-source'
import { HitMemory } from './hit-memory'

/** Damages by the damage calculator, each calculated once. */
interface CalculatedDamage {
  readonly rolls: DamageSource
  /** The mean of a hit's rolls, in HP. */
  readonly mean: (hit: Hit) => number
  /** How many hits were calculated so far; all others were remembered. */
  readonly calculated: () => number
}

/**
 * A source of damages by @smogon/calc. Meant for one boss, with any of its Tera types, and all who fight it; what it
 * remembers is forgotten with it. A hit throws for a name that the calculator does not know.
 *
 * Not the formula's, and so zero here: Super Fang and other shares of HP, Counter and other returned damage, one-hit KOs,
 * Final Gambit. A move's power is its `basePower`, so that moves which grow stronger from use to use, or from hit to hit as
 * Triple Axel, are asked for with another power: see `withPower`.
 */
export function createDamageSource(): CalculatedDamage {
  const memory = new HitMemory()
  return {
    rolls: (hit) => memory.outcome(hit).rolls,
    mean: (hit) => memory.outcome(hit).mean,
    calculated: () => memory.calculated,
  }
}
