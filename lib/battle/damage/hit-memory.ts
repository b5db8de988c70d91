import { Calculation, followsFormula } from './calculation'
import type { Hit } from './damage-source'
import { partsOf, type SettledType } from './dependence'
import { likenessOf } from './likeness'
import { Matchups } from './matchups'
import { pairingOf, workingAbility } from './pairing'
import { NO_DAMAGE, type Outcome, RememberedHits } from './remembered-hits'
import { sideOfField } from './side-of-field'

/** Hits, each calculated once. */
export class HitMemory {
  private readonly calculation = new Calculation()
  private readonly matchups = new Matchups()
  private readonly byLikeness = new Map<string, RememberedHits>()
  private readonly types = new Map<string, SettledType>()

  /** How many hits were calculated so far. */
  get calculated(): number {
    return [...this.byLikeness.values()].reduce((sum, hits) => sum + hits.calculated, 0)
  }

  /** What a hit does. Throws for a name that the calculator does not know. */
  outcome(hit: Hit): Outcome {
    const matchup = this.matchups.of(hit)
    const known = matchup.find(hit)
    if (known) return known.outcome(hit)
    if (!followsFormula(hit.move)) return NO_DAMAGE
    const hits = this.hitsAlike(hit)
    matchup.keep(hit, hits)
    return hits.outcome(hit)
  }

  private hitsAlike(hit: Hit): RememberedHits {
    const type = this.settledType(hit)
    const pairing = pairingOf(hit)
    const parts = partsOf(pairing, type)
    const side = sideOfField(hit.defender.fighter)
    const likeness = `${side}|${likenessOf(pairing, parts, type)}`
    const hits = this.byLikeness.get(likeness) ?? new RememberedHits(this.calculation, parts, side)
    this.byLikeness.set(likeness, hits)
    return hits
  }

  private settledType(hit: Hit): SettledType {
    const { attacker, defender, move } = hit
    const { fighter, terastallized, item } = attacker
    const tera = terastallized ? fighter.teraType : ''
    const abilities = [workingAbility(attacker), workingAbility(defender)]
    const key = [move.name, fighter.species, item, tera, ...abilities].join('|')
    if (!this.types.has(key)) this.types.set(key, this.calculation.settledType(hit))
    return this.types.get(key)
  }
}
