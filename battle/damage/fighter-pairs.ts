import type { BattleMove } from '@/battle/model/battle-move'
import type { Hit } from '@/battle/model/damage-source'
import type { Fighter } from '@/battle/model/fighter'
import { belongsTo, type Pairing, pairingOf } from './pairing'
import type { RememberedHits } from './remembered-hits'

/** Garbage collection of a fighter removes its pairs. */
export class FighterPairs {
  private readonly all = new WeakMap<Fighter, WeakMap<Fighter, FighterPair>>()

  of({ attacker: { fighter: attacker }, defender: { fighter: defender } }: Hit): FighterPair {
    return this.all.get(attacker)?.get(defender) ?? this.addPair(attacker, defender)
  }

  private addPair(attacker: Fighter, defender: Fighter): FighterPair {
    const byDefender = this.all.get(attacker) ?? new WeakMap<Fighter, FighterPair>()
    const pair = new FighterPair()
    this.all.set(attacker, byDefender.set(defender, pair))
    return pair
  }
}

interface PairEntry {
  readonly pairing: Pairing
  readonly hits: RememberedHits
}

/** Memory of one attacker's moves against one defender. The list is short, so a linear search is fastest. */
class FighterPair {
  private readonly moves: BattleMove[] = []
  private readonly entries: PairEntry[][] = []

  find(hit: Hit): RememberedHits | undefined {
    for (const { pairing, hits } of this.entriesFor(hit.move)) if (belongsTo(pairing, hit)) return hits
    return undefined
  }

  keep(hit: Hit, hits: RememberedHits): void {
    this.entriesFor(hit.move).push({ pairing: pairingOf(hit), hits })
  }

  private entriesFor(move: BattleMove): PairEntry[] {
    const { moves } = this
    for (let index = 0; index < moves.length; index += 1) {
      if (moves[index] === move) return this.entries[index] ?? []
    }
    return this.addMove(move)
  }

  private addMove(move: BattleMove): PairEntry[] {
    const entries: PairEntry[] = []
    this.moves.push(move)
    this.entries.push(entries)
    return entries
  }
}
