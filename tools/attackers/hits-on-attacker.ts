import type { Move, Pokemon } from '@smogon/calc'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { effectiveness } from '@/lib/matchup/effectiveness'
import { ABILITIES_ON_TARGET, type Attack, DEPENDS_ON_TARGET, hasOwnAdvantage } from './attacks'
import { type BossInBattle, bossMove, bossPokemon } from './boss-in-battle'
import { highestRoll, strike } from './damage'
import { type Fighter, trained } from './fighter'
import { isGuard } from './guards'
import type { RaidTeraType } from './hits-on-boss'
import { HEAVY_TARGET } from './reference-target'

/** The worst hit that an attacker may take. */
export interface WorstHit {
  /** Percent of its max HP, rounded up: more than 100 where it takes more than all of it. */
  readonly percent: number
  /** The position of the move among the boss's damaging moves; not set where none of them harms it. */
  readonly move?: number
  /** The positions of the moves that do nothing to it. */
  readonly immuneTo: readonly number[]
}

/** The hits that one boss deals. */
export class HitsOnAttacker {
  private readonly known = new Map<string, number>()
  private readonly attackers = new Map<string, Pokemon>()
  private readonly moves: readonly Move[]

  private readonly abilities: readonly string[]

  constructor(private readonly inBattle: BossInBattle) {
    this.moves = inBattle.moves.map(bossMove)
    this.abilities = this.abilitiesThatDiffer()
  }

  /**
   * The worst single hit on a fighter by the boss's own moves: highest roll, no critical hit, of the abilities that the
   * boss may have the one that makes it worst, and before or after the fighter Terastallizes, whichever is worse.
   */
  worst(fighter: Attack, teraType: RaidTeraType): WorstHit {
    const { candidate, ability, strength } = fighter
    const before = { candidate, ability, strength }
    const damages = this.moves.map((_, position) =>
      Math.max(this.damage(before, position, teraType), this.damage(fighter, position, teraType)),
    )
    const most = Math.max(0, ...damages)
    return {
      percent: Math.ceil((100 * most) / trained(fighter).maxHP()),
      move: most > 0 ? damages.indexOf(most) : undefined,
      immuneTo: [...damages.keys()].filter((position) => damages[position] === 0),
    }
  }

  private damage(fighter: Fighter, position: number, teraType: RaidTeraType): number {
    const damages = this.abilities.map((ability) => this.damageWith(ability, fighter, position, teraType))
    return Math.max(...damages)
  }

  private damageWith(ability: string, fighter: Fighter, position: number, teraType: RaidTeraType): number {
    const move = this.moves[position]
    if (!move) return 0
    const { candidate, strength } = fighter
    const key = [
      candidate.name,
      isGuard(fighter.ability) && fighter.ability,
      DEPENDS_ON_TARGET.has(move.name) ? strength : strength === 'def',
      position,
      ability,
      ...this.sameWith(ability, move, position, teraType, fighter),
    ].join()
    const known = this.known.get(key)
    if (known !== undefined) return known
    const damage = highestRoll(strike(this.attacker(ability, teraType), trained(fighter), move))
    this.known.set(key, damage)
    return damage
  }

  // The boss's Tera type changes a move only by being the move's type, which may follow the Tera type, and by taking away
  // Adaptability from moves of its own types. The fighter's types count only by what the move does to them.
  private sameWith(
    ability: string,
    move: Move,
    position: number,
    teraType: RaidTeraType,
    { candidate, teraType: ownTeraType }: Fighter,
  ): unknown[] {
    const type = this.typeOf(ability, move, position, teraType)
    const types = ownTeraType ? [ownTeraType] : candidate.types
    const met = type && !hasOwnAdvantage({ move: move.name, ability }) ? effectiveness(type, types) : types
    return [type, type === teraType, ability === 'Adaptability' && !teraType, met]
  }

  private readonly types = new Map<string, TypeName | undefined>()

  private typeOf(ability: string, move: Move, position: number, teraType: RaidTeraType) {
    const key = `${ability},${position},${teraType}`
    if (!this.types.has(key)) {
      const used = strike(this.attacker(ability, teraType), HEAVY_TARGET, move).move
      this.types.set(
        key,
        TYPE_NAMES.find((type) => type === used.type),
      )
    }
    return this.types.get(key)
  }

  // Most abilities do nothing for a boss's moves: computing with each of them would double the work.
  private abilitiesThatDiffer(): string[] {
    const byEffect = this.inBattle.abilities.map((ability): [string, string] => {
      const damages = [undefined, ...TYPE_NAMES].flatMap((teraType) =>
        this.moves.map((move) => strike(this.attacker(ability, teraType), HEAVY_TARGET, move).damage),
      )
      return [JSON.stringify([damages, ABILITIES_ON_TARGET.has(ability) && ability]), ability]
    })
    return [...new Map(byEffect).values()]
  }

  private attacker(ability: string, teraType: RaidTeraType): Pokemon {
    const key = `${ability},${teraType}`
    const attacker = this.attackers.get(key) ?? bossPokemon(this.inBattle, ability, teraType)
    this.attackers.set(key, attacker)
    return attacker
  }
}
