import type { Fighter } from '@/lib/battle/fighter'
import type { BattleMove } from '@/lib/battle/moves/battle-move'
import type { Hit } from './damage-source'
import { belongsTo, type Pairing, pairingOf } from './pairing'
import type { RememberedHits } from './remembered-hits'

interface Met {
  readonly pairing: Pairing
  readonly hits: RememberedHits
}

/** What one attacker's moves do to one defender. Few of each are met: looking through a list is the fastest way. */
export class Matchup {
  private readonly moves: BattleMove[] = []
  private readonly met: Met[][] = []

  constructor(
    readonly attacker: Fighter,
    readonly defender: Fighter,
  ) {}

  /** The memory of hits that is kept for a hit; `undefined` where there is none. */
  find(hit: Hit): RememberedHits | undefined {
    for (const { pairing, hits } of this.metWith(hit.move)) if (belongsTo(pairing, hit)) return hits
    return undefined
  }

  /** Keeps a memory of hits for all hits like this one. */
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
