import { Field } from '@smogon/calc'
import { abilityOf } from '@/battle/dex/active-ability'
import { boostedStat } from '@/battle/dex/boosted-stat'
import { itemTraits } from '@/battle/dex/items'
import type { Hit } from '@/battle/model/damage-source'
import type { Combatant } from '@/battle/model/state'
import { sideOf } from '@/battle/model/turn'
import { calculatorAbility, calculatorItem } from './calculator'
import { applyHelp, isHelpedByLike } from './help'
import { workingAbility } from './pairing'
import type { ReusablePokemon } from './reusable'

/** Abilities that raise a stat on entry. The calculator would add the raise to the stages at each hit. */
const RAISES_ON_ENTERING: ReadonlySet<string> = new Set([
  'Download',
  'Embody Aspect (Cornerstone)',
  'Embody Aspect (Hearthflame)',
  'Embody Aspect (Teal)',
  'Embody Aspect (Wellspring)',
])

const SWITCHED_ON_BY: Readonly<Record<string, string>> = {
  'Flash Fire': 'flashfire',
  'Slow Start': 'slowstart',
  Unburden: 'unburden',
}

/** Returns the id of the volatile that switches an ability on. `undefined` for an ability without a switch. */
export function switchOf(ability: string | undefined): string | undefined {
  return ability === undefined ? undefined : SWITCHED_ON_BY[ability]
}

export function setAttacker(pokemon: ReusablePokemon, { attacker, defender, helped, last }: Hit): void {
  setCombatant(pokemon, attacker)
  if (isHelpedByLike(helped)) pokemon.abilityOn = true
  if (pokemon.ability === 'Analytic') setAnalytic(pokemon, last)
  pokemon.boostedStat = boostedAgainst(attacker, defender)
  withoutRaiseByWind(pokemon)
  withoutSpentChange(pokemon, attacker)
}

export function setDefender(pokemon: ReusablePokemon, { attacker, defender, move }: Hit): void {
  setCombatant(pokemon, defender)
  pokemon.boostedStat = boostedAgainst(defender, attacker)
  if (!move.flags.wind) withoutRaiseByWind(pokemon)
}

// In Neutralizing Gas the calculator switches abilities off, but still boosts the stat of `boostedStat`.
function boostedAgainst(combatant: Combatant, foe: Combatant): ReusablePokemon['boostedStat'] {
  if (abilityOf(foe).comesIn === 'gas' && !itemTraits(combatant.item).keepsAbility) return undefined
  return boostedStat(combatant)
}

// The calculator would compare Speeds, and so ignore priority and Trick Room.
function setAnalytic(pokemon: ReusablePokemon, last: boolean): void {
  pokemon.abilityOn = last
  if (!last) pokemon.ability = undefined
}

// The stages already include a tailwind's raise; the calculator would raise the stat at each hit, even for Foul Play.
function withoutRaiseByWind(pokemon: ReusablePokemon): void {
  if (pokemon.ability === 'Wind Rider') pokemon.ability = undefined
}

// Any move has the user's type until Protean has changed that type once. The calculator assumes that Protean always
// does.
function withoutSpentChange(pokemon: ReusablePokemon, attacker: Combatant): void {
  if (abilityOf(attacker).takesMoveType && attacker.volatiles.protean !== undefined)
    pokemon.ability = undefined
}

function setCombatant(pokemon: ReusablePokemon, state: Combatant): void {
  const { stages, status, item, terastallized, fighter } = state
  pokemon.boosts.atk = stages.atk
  pokemon.boosts.def = stages.def
  pokemon.boosts.spa = stages.spa
  pokemon.boosts.spd = stages.spd
  pokemon.boosts.spe = stages.spe
  pokemon.status = status ?? ''
  pokemon.originalCurHP = hpWithoutMultiplier(state)
  pokemon.item = item === undefined ? undefined : calculatorItem(item)
  pokemon.teraType = terastallized ? fighter.teraType : undefined
  setAbility(pokemon, workingAbility(state), state.volatiles)
}

function setAbility(
  pokemon: ReusablePokemon,
  ability: string | undefined,
  volatiles: Combatant['volatiles'],
): void {
  const volatile = switchOf(ability)
  const isApplied = ability !== undefined && !RAISES_ON_ENTERING.has(ability)
  pokemon.ability = isApplied ? calculatorAbility(ability) : undefined
  pokemon.abilityOn = volatile !== undefined && volatiles[volatile] !== undefined
}

/** Returns the remaining HP, scaled to the calculator's max HP. May not be a whole number for a boss. */
export function hpWithoutMultiplier({ hp, maxHp, fighter }: Combatant): number {
  return (hp * fighter.stats.hp) / maxHp
}

/** Screens take a third, as with several fighters on a side: https://bulbapedia.bulbagarden.net/wiki/Reflect_(move) */
export function fieldOf(hit: Hit): Field {
  const { field, attacker, defender, helped } = hit
  const userSide = sideOf(hit, attacker.who)
  const targetSide = sideOf(hit, defender.who)
  const calculatorField = new Field({
    gameType: 'Doubles',
    weather: field.weather,
    terrain: field.terrain,
    isGravity: field.gravity > 0,
    attackerSide: { isTailwind: userSide.tailwind > 0, isCharge: attacker.volatiles.charge !== undefined },
    defenderSide: {
      isTailwind: targetSide.tailwind > 0,
      isReflect: targetSide.reflect > 0,
      isLightScreen: targetSide.lightScreen > 0,
      isAuroraVeil: targetSide.auroraVeil > 0,
    },
  })
  applyHelp(helped, calculatorField)
  return calculatorField
}
