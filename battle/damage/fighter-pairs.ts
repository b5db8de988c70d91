import type { BattleMove } from '@/battle/model/battle-move'
import type { Hit } from '@/battle/model/damage-source'
import type { Fighter } from '@/battle/model/fighter'
import { belongsTo, type Pairing, pairingOf } from './pairing'
import type { RememberedHits } from './remembered-hits'

/** Pairs of fighters that met. Garbage collection of a fighter removes its pairs. */
export class FighterPairs {
  private readonly all = new WeakMap<Fighter, WeakMap<Fighter, FighterPair>>()

  of({ attacker: { fighter: attacker }, defender: { fighter: defender } }: Hit): FighterPair {
    return this.all.get(attacker)?.get(defender) ?? this.meet(attacker, defender)
  }

  private meet(attacker: Fighter, defender: Fighter): FighterPair {
    const byDefender = this.all.get(attacker) ?? new WeakMap<Fighter, FighterPair>()
    const pair = new FighterPair()
    this.all.set(attacker, byDefender.set(defender, pair))
    return pair
  }
}

interface Met {
  readonly pairing: Pairing
  readonly hits: RememberedHits
}

/** Memory of one attacker's moves against one defender. The list is short, so a linear search is fastest. */
class FighterPair {
  private readonly moves: BattleMove[] = []
  private readonly met: Met[][] = []

  find(hit: Hit): RememberedHits | undefined {
    for (const { pairing, hits } of this.metWith(hit.move)) if (belongsTo(pairing, hit)) return hits
    return undefined
  }

  keep(hit: Hit, hits: RememberedHits): void {
    this.metWith(hit.move).push({ pairing: pairingOf(hit), hits })
  }

  private metWith(move: BattleMove): Met[] {
    const { moves } = this
    for (let place = 0; place < moves.length; place += 1) {
      if (moves[place] === move) return this.met[place] ?? []
    }
    return this.meet(move)
  }

  private meet(move: BattleMove): Met[] {
    const met: Met[] = []
    this.moves.push(move)
    this.met.push(met)
    return met
  }
}
