import type { DamageSource, Hit } from '@/battle/model/damage-source'
import { Calculation, followsFormula } from './calculation'
import { partsOf, type SettledType } from './dependence'
import { equivalenceKey } from './equivalence-key'
import { FighterPairs } from './fighter-pairs'
import { pairingOf, workingAbility } from './pairing'
import { type HitDamage, NO_DAMAGE, RememberedHits } from './remembered-hits'
import { inWonderRoom } from './wonder-room'

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
    rolls: (hit) => memory.damageOf(hit).rolls,
    mean: (hit) => memory.damageOf(hit).mean,
    calculated: () => memory.calculated,
  }
}

/** Hits, each calculated once. */
class HitMemory {
  private readonly calculation = new Calculation()
  private readonly fighterPairs = new FighterPairs()
  private readonly byEquivalence = new Map<string, RememberedHits>()
  private readonly types = new Map<string, SettledType>()

  /** How many hits were calculated so far. */
  get calculated(): number {
    return [...this.byEquivalence.values()].reduce((sum, hits) => sum + hits.calculated, 0)
  }

  /** What a hit does. Throws for a name that the calculator does not know. */
  damageOf(asked: Hit): HitDamage {
    const hit = asked.field.wonderRoom > 0 ? inWonderRoom(asked) : asked
    const fighterPair = this.fighterPairs.of(hit)
    const known = fighterPair.find(hit)
    if (known) return known.damageOf(hit)
    if (!followsFormula(hit.move)) return NO_DAMAGE
    const hits = this.hitsAlike(hit)
    fighterPair.keep(hit, hits)
    return hits.damageOf(hit)
  }

  private hitsAlike(hit: Hit): RememberedHits {
    const type = this.settledType(hit)
    const pairing = pairingOf(hit)
    const parts = partsOf(pairing, type)
    const key = equivalenceKey(pairing, parts, type)
    const hits = this.byEquivalence.get(key) ?? new RememberedHits(this.calculation, parts)
    this.byEquivalence.set(key, hits)
    return hits
  }

  private settledType(hit: Hit): SettledType {
    const { attacker, defender, move } = hit
    const { fighter, terastallized, item } = attacker
    const tera = terastallized ? fighter.teraType : ''
    const abilities = [workingAbility(attacker), workingAbility(defender)]
    const key = [move.name, fighter.species, fighter.types.join('/'), item, tera, ...abilities].join('|')
    if (!this.types.has(key)) this.types.set(key, this.calculation.settledType(hit))
    return this.types.get(key)
  }
}
