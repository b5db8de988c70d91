import { Move, Pokemon } from '@smogon/calc'
import type { Fighter } from '@/battle/model/fighter'
import type { TypeName } from '@/data/vocabulary'
import { calculatorMove, calculatorSpecies, GENERATION } from './calculator'

// `calculate` copies both sides and the move for each hit, which takes as long as the hit itself. These copies are
// made once and reset. Avoiding `arguments` in their lookups doubles the speed. A test compares their damage with the
// damage of ordinary objects.

type Types = Parameters<Pokemon['hasType']>
type MoveTypes = Parameters<Move['hasType']>

class QuickPokemon extends Pokemon {
  /** A type that a move added. The calculator has only two types. */
  thirdType: TypeName | undefined

  setTypes([first, second, third]: readonly TypeName[]): void {
    if (first !== undefined) this.types = second === undefined ? [first] : [first, second]
    this.thirdType = third
  }

  override hasAbility(...abilities: string[]): boolean {
    return this.ability !== undefined && abilities.includes(this.ability)
  }

  override hasItem(...items: string[]): boolean {
    return this.item !== undefined && items.includes(this.item)
  }

  override named(...names: string[]): boolean {
    return names.includes(this.name)
  }

  override hasType(...types: Types): boolean {
    if (this.teraType && this.teraType !== 'Stellar') return types.includes(this.teraType)
    return this.hasAnyOf(types)
  }

  override hasOriginalType(...types: Types): boolean {
    return this.hasAnyOf(types)
  }

  private hasAnyOf(types: Types): boolean {
    if (this.thirdType !== undefined && types.includes(this.thirdType)) return true
    return this.types.some((type) => types.includes(type))
  }
}

/** A reusable Pokémon of the calculator. Set its fields, then calculate. */
export class ReusablePokemon extends QuickPokemon {
  private readonly copy: QuickPokemon

  /** Uses the fighter's stats at stage 0. A transformed Ditto has its target's stats at Ditto's own level. */
  constructor({
    species,
    level,
    stats,
    gender,
    types,
  }: Pick<Fighter, 'species' | 'level' | 'stats' | 'gender' | 'types'>) {
    const { name } = calculatorSpecies(species)
    const options = { level, gender: gender ?? 'N' } as const
    super(GENERATION, name, options)
    this.copy = new QuickPokemon(GENERATION, name, options)
    this.setTypes(types)
    this.copy.setTypes(types)
    this.rawStats = { ...stats }
    this.copy.rawStats = { ...stats }
  }

  override clone(): Pokemon {
    const { copy, boosts } = this
    copy.types = this.types
    copy.ability = this.ability
    copy.abilityOn = this.abilityOn
    copy.item = this.item
    copy.disabledItem = undefined
    copy.teraType = this.teraType
    copy.status = this.status
    copy.originalCurHP = this.originalCurHP
    copy.boostedStat = this.boostedStat
    copy.boosts.atk = boosts.atk
    copy.boosts.def = boosts.def
    copy.boosts.spa = boosts.spa
    copy.boosts.spd = boosts.spd
    copy.boosts.spe = boosts.spe
    return copy
  }
}

class QuickMove extends Move {
  override named(...names: string[]): boolean {
    return names.includes(this.name)
  }

  override hasType(...types: MoveTypes): boolean {
    return types.includes(this.type)
  }
}

export class ReusableMove extends QuickMove {
  /** The calculator would decide by the move's name alone. */
  spread = false
  private readonly copy: QuickMove

  /** @param power the move's power, if the calculator doesn't derive it from the state */
  constructor(name: string, power: number) {
    super(GENERATION, name, { overrides: { basePower: power } })
    this.copy = new QuickMove(GENERATION, name, { overrides: { basePower: power } })
    Object.defineProperty(this.copy, 'target', {
      get: () => (this.spread ? 'allAdjacentFoes' : 'normal'),
      // The calculator would make Expanding Force a spread move even against a boss alone.
      set: () => undefined,
    })
  }

  /** Renames the move to a move without special rules, so that the calculator applies none. */
  withoutOwnRules(): this {
    this.copy.name = calculatorMove('Pound').name
    return this
  }

  /** Makes it one hit of a multi-hit move, whose power Terastallizing doesn't raise to 60. */
  oneOfSeveral(): this {
    this.copy.hits = 1
    this.copy.multiaccuracy = true
    return this
  }

  override clone(): Move {
    const { copy } = this
    copy.type = this.type
    copy.category = this.category
    copy.priority = this.priority
    copy.isCrit = this.isCrit
    copy.flags.contact = this.flags.contact
    return copy
  }
}
