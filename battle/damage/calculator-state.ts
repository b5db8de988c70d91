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

/** Abilities that raise a stat on entering: a state's stages hold that, and the calculator would raise it at each hit. */
const RAISES_ON_ENTERING: ReadonlySet<string> = new Set([
  'Download',
  'Embody Aspect (Cornerstone)',
  'Embody Aspect (Hearthflame)',
  'Embody Aspect (Teal)',
  'Embody Aspect (Wellspring)',
])

/** What a state calls an ability's being switched on, where the calculator needs to be told. */
const SWITCHED_ON_BY: Readonly<Record<string, string>> = {
  'Flash Fire': 'flashfire',
  'Slow Start': 'slowstart',
  Unburden: 'unburden',
}

/** The id of the volatile that switches an ability on; `undefined` for an ability without a switch. */
export function switchOf(ability: string | undefined): string | undefined {
  return ability === undefined ? undefined : SWITCHED_ON_BY[ability]
}

/** Tells the calculator how the attacker of a hit stands. */
export function setAttacker(pokemon: ReusablePokemon, { attacker, defender, helped, last }: Hit): void {
  setCombatant(pokemon, attacker)
  if (isHelpedByLike(helped)) pokemon.abilityOn = true
  if (pokemon.ability === 'Analytic') setAnalytic(pokemon, last)
  pokemon.boostedStat = boostedAgainst(attacker, defender)
  withoutRaiseByWind(pokemon)
  withoutSpentChange(pokemon, attacker)
}

/** Tells the calculator how the defender of a hit stands. */
export function setDefender(pokemon: ReusablePokemon, { attacker, defender, move }: Hit): void {
  setCombatant(pokemon, defender)
  pokemon.boostedStat = boostedAgainst(defender, attacker)
  if (!move.flags.wind) withoutRaiseByWind(pokemon)
}

// In a Neutralizing Gas the calculator switches abilities off, but goes on to boost a stat that it is told.
function boostedAgainst(own: Combatant, other: Combatant): ReusablePokemon['boostedStat'] {
  if (abilityOf(other).comesIn === 'gas' && !itemTraits(own.item).keepsAbility) return undefined
  return boostedStat(own)
}

// The calculator would compare Speeds, which neither priority nor Trick Room changes.
function setAnalytic(pokemon: ReusablePokemon, last: boolean): void {
  pokemon.abilityOn = last
  if (!last) pokemon.ability = undefined
}

// The stages of a state hold what a tailwind raised; the calculator would raise it at each hit, of Foul Play too.
function withoutRaiseByWind(pokemon: ReusablePokemon): void {
  if (pokemon.ability === 'Wind Rider') pokemon.ability = undefined
}

// Until Protean has changed its bearer's type, any move will be of its type; the calculator takes each for one.
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
  const counts = ability !== undefined && !RAISES_ON_ENTERING.has(ability)
  pokemon.ability = counts ? calculatorAbility(ability) : undefined
  pokemon.abilityOn = volatile !== undefined && volatiles[volatile] !== undefined
}

/** The HP left as a share of the max HP that the calculator knows. A fraction, for a boss. */
export function hpWithoutMultiplier({ hp, maxHp, fighter }: Combatant): number {
  return (hp * fighter.stats.hp) / maxHp
}

/**
 * The field of a hit for the calculator. Four raiders stand on one side: a screen takes a third, as it does wherever more
 * than one fights on a side. Source: https://bulbapedia.bulbagarden.net/wiki/Reflect_(move)
 */
export function fieldOf(hit: Hit): Field {
  const { field, attacker, defender, helped } = hit
  const own = sideOf(hit, attacker.who)
  const other = sideOf(hit, defender.who)
  const made = new Field({
    gameType: 'Doubles',
    weather: field.weather,
    terrain: field.terrain,
    isGravity: field.gravity > 0,
    attackerSide: { isTailwind: own.tailwind > 0, isCharge: attacker.volatiles.charge !== undefined },
    defenderSide: {
      isTailwind: other.tailwind > 0,
      isReflect: other.reflect > 0,
      isLightScreen: other.lightScreen > 0,
      isAuroraVeil: other.auroraVeil > 0,
    },
  })
  applyHelp(helped, made)
  return made
}
