import type { Pokemon } from '@smogon/calc'
import type { TypeName } from '@/data/vocabulary'
import { effectiveness } from '@/lib/matchup/effectiveness'
import { nameInDamage } from '@/tools/plans/calculator/inert-abilities'
import { type Attack, hasOwnAdvantage } from './attacks'
import { type BossInBattle, bossPokemon } from './boss-in-battle'
import { strike, sumOfRolls } from './damage'
import { type Fighter, movePicked, trained } from './fighter'
import { REFERENCE_DEFENSE } from './reference-target'

/** The Tera type of a raid; `undefined` where none is chosen. */
export type RaidTeraType = TypeName | undefined

// Source: https://bulbapedia.bulbagarden.net/wiki/Fluffy_(Ability), https://bulbapedia.bulbagarden.net/wiki/Dry_Skin_(Ability)
const WEAKENED_TO_FIRE: Readonly<Record<string, number>> = { Fluffy: 2, 'Dry Skin': 1.25 }

// Source: https://bulbapedia.bulbagarden.net/wiki/Collision_Course_(move)
const RAISED_BY_ADVANTAGE: ReadonlySet<string> = new Set(['Collision Course', 'Electro Drift'])

// Rounding in the damage formula may give a strong target a little more than its share.
const ROUNDING = 1.06

/** The hits that one boss takes. What differs by Tera type only in its effectiveness is computed once. */
export class HitsOnBoss {
  private readonly known = new Map<string, number>()
  private readonly abilities: readonly string[]
  private readonly defenses: { def: number; spd: number }

  constructor(private readonly inBattle: BossInBattle) {
    const { def, spd } = this.target(inBattle.abilities[0] ?? '', undefined).rawStats
    this.defenses = { def, spd }
    // Of those that change nothing one is enough.
    this.abilities = [
      ...new Map(inBattle.abilities.map((ability) => [nameInDamage(ability), ability])).values(),
    ]
  }

  /**
   * 16 times the mean damage of an attack, in HP: of the abilities that the boss may have, against the one that takes
   * least.
   *
   * @param train how the attacker is trained
   */
  damage(attack: Attack, teraType: RaidTeraType, train: (fighter: Fighter) => Pokemon = trained): number {
    const damages = this.abilities.map((ability) => this.damageTo(ability, attack, teraType, train))
    return Math.min(...damages)
  }

  /** The same; where that is below `floor`, any figure below it that the damage does not exceed. */
  damageAbove(floor: number, attack: Attack, teraType: RaidTeraType): number {
    let least = Number.POSITIVE_INFINITY
    for (const ability of this.abilities) {
      least = Math.min(least, this.damageTo(ability, attack, teraType, trained))
      if (least < floor) break
    }
    return least
  }

  private damageTo(
    ability: string,
    attack: Attack,
    teraType: RaidTeraType,
    train: (fighter: Fighter) => Pokemon,
  ): number {
    const { candidate, move, strength } = attack
    const key = [
      ability,
      candidate.name,
      attack.ability,
      move,
      attack.teraType,
      strength,
      train.name,
      this.sameAgainst(attack, teraType),
    ].join()
    const known = this.known.get(key)
    if (known !== undefined) return known
    const picked = movePicked(move, attack.ability)
    const damage = sumOfRolls(strike(train(attack), this.target(ability, teraType), picked))
    this.known.set(key, damage)
    return damage
  }

  /** A damage, in the same unit, that attacks of a kind do not exceed for each unit of their bound. */
  share(
    { type, hitsDefense, move, ability }: Pick<Attack, 'type' | 'hitsDefense' | 'move' | 'ability'>,
    teraType: RaidTeraType,
  ): number {
    const { def, spd } = this.defenses
    const stats = (REFERENCE_DEFENSE / (hitsDefense ? def : spd)) * ROUNDING
    const raised = type === 'Fire' ? (WEAKENED_TO_FIRE[this.inBattle.abilities[0] ?? ''] ?? 1) : 1
    return stats * raised * this.advantage({ type, move, ability }, teraType)
  }

  private advantage(
    { type, move, ability }: Pick<Attack, 'type' | 'move' | 'ability'>,
    teraType: RaidTeraType,
  ) {
    const types = teraType ? [teraType] : this.inBattle.types
    if (hasOwnAdvantage({ move, ability })) return 2 ** types.length
    const effect = effectiveness(type, types)
    if (effect < 1) return ability === 'Tinted Lens' ? 2 * effect : effect
    return effect > 1 && RAISED_BY_ADVANTAGE.has(move) ? effect * (4 / 3) : effect
  }

  private sameAgainst(attack: Attack, teraType: RaidTeraType): string {
    if (!teraType) return 'own types'
    return hasOwnAdvantage(attack) ? teraType : String(effectiveness(attack.type, [teraType]))
  }

  private readonly targets = new Map<string, Pokemon>()

  private target(ability: string, teraType: RaidTeraType): Pokemon {
    const key = `${ability},${teraType}`
    const target = this.targets.get(key) ?? bossPokemon(this.inBattle, ability, teraType)
    this.targets.set(key, target)
    return target
  }
}
