import type { DamageSource, Hit } from '@/battle/model/damage-source'
import { Calculation, followsFormula } from './calculation'
import { partsOf, type SettledType } from './dependence'
import { equivalenceKey } from './equivalence-key'
import { FighterPairs } from './fighter-pairs'
import { pairingOf, workingAbility } from './pairing'
import { type HitDamage, NO_DAMAGE, RememberedHits } from './remembered-hits'
import { inWonderRoom } from './wonder-room'

interface CalculatedDamage {
  readonly rolls: DamageSource
  readonly mean: (hit: Hit) => number
  readonly calculated: () => number
}

/**
 * Returns a damage source that uses @smogon/calc. Create one source per boss, for all its Tera types and attackers: its
 * memory lives as long as the source. A hit throws if the calculator doesn't know a name.
 *
 * Damage outside the damage formula is 0: Super Fang and other shares of HP, Counter, one-hit KOs, Final Gambit. For
 * moves whose power grows, pass a move with the current power: see `withPower`.
 */
export function createDamageSource(): CalculatedDamage {
  const memory = new HitMemory()
  return {
    rolls: (hit) => memory.damageOf(hit).rolls,
    mean: (hit) => memory.damageOf(hit).mean,
    calculated: () => memory.calculated,
  }
}

class HitMemory {
  private readonly calculation = new Calculation()
  private readonly fighterPairs = new FighterPairs()
  private readonly byEquivalence = new Map<string, RememberedHits>()
  private readonly types = new Map<string, SettledType>()

  get calculated(): number {
    return [...this.byEquivalence.values()].reduce((sum, hits) => sum + hits.calculated, 0)
  }

  damageOf(rawHit: Hit): HitDamage {
    const hit = rawHit.field.wonderRoom > 0 ? inWonderRoom(rawHit) : rawHit
    const fighterPair = this.fighterPairs.of(hit)
    const remembered = fighterPair.find(hit)
    if (remembered) return remembered.damageOf(hit)
    if (!followsFormula(hit.move)) return NO_DAMAGE
    const hits = this.equivalentHits(hit)
    fighterPair.keep(hit, hits)
    return hits.damageOf(hit)
  }

  private equivalentHits(hit: Hit): RememberedHits {
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
