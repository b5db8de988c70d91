import type { Fighter } from '@/lib/battle/fighter'
import type { Hit } from './damage-source'
import { Matchup } from './matchup'

/** A boss and four raiders make eight. */
const AT_HAND = 8

/** The matchups that were met, those met last at hand. A matchup is forgotten with its fighters. */
export class Matchups {
  private readonly atHand: Matchup[] = []
  private next = 0
  private readonly all = new WeakMap<Fighter, WeakMap<Fighter, Matchup>>()

  /** The matchup of a hit's fighters. */
  of({ attacker: { fighter: attacker }, defender: { fighter: defender } }: Hit): Matchup {
    for (const matchup of this.atHand) {
      if (matchup.attacker === attacker && matchup.defender === defender) return matchup
    }
    return this.fetch(attacker, defender)
  }

  private fetch(attacker: Fighter, defender: Fighter): Matchup {
    const byDefender = this.all.get(attacker) ?? new WeakMap<Fighter, Matchup>()
    const matchup = byDefender.get(defender) ?? new Matchup(attacker, defender)
    this.all.set(attacker, byDefender.set(defender, matchup))
    this.atHand[this.next] = matchup
    this.next = (this.next + 1) % AT_HAND
    return matchup
  }
}
