import { calculate, Field, Generations, Move, Pokemon, toID } from '@smogon/calc'
import { BOSS } from '@/battle/events'
import type { Hit } from '@/battle/model/damage-source'
import type { Combatant, FieldState, SideState } from '@/battle/model/state'

// Everything here is from the calculator: new objects for each hit, and no cache.

const ROLLS = 16

/** Without an ability, the calculator would use the species' first ability. */
const IDLE_ABILITY = 'Run Away'

/** The calculator applies these boosts itself, but a state already has them in its stages or power. */
const RAISED_IN_STATE = [
  'Triple Axel',
  'Triple Kick',
  'Meteor Beam',
  'Electro Shot',
  'Bolt Beak',
  'Fishious Rend',
  'Payback',
]
const ENTERED_BEFORE = /^(Download|Embody Aspect .*)$/

/** For a move of several hits, the rolls of the first hit. */
export function directDamage(hit: Hit): number[] {
  const { attacker, defender, move } = hit
  const { damage } = calculate(
    9,
    pokemonOf(attacker, defender, abilityOfAttacker(hit)),
    pokemonOf(defender, attacker, move.flags.wind ? defender.ability : withoutRaiseByWind(defender)),
    moveOf(hit),
    fieldOf(hit),
  )
  if (typeof damage === 'number') return new Array<number>(ROLLS).fill(damage)
  const [first] = damage
  return typeof first === 'object' ? first : damage.filter((roll) => typeof roll === 'number')
}

/**
 * Whether the calculator can compute this hit. It turns Expanding Force into a spread move. Only single battles ignore
 * that, but they have other screens.
 */
export function isAskable({ move, spread, field, defender }: Hit): boolean {
  return move.name !== 'Expanding Force' || spread || !hasScreens(sideOf(field, defender))
}

function moveOf({ move: { name }, critical, spread }: Hit): Move {
  const withoutRules = RAISED_IN_STATE.includes(name) && Generations.get(9).moves.get(toID('Pound'))
  const target = spread ? 'allAdjacentFoes' : 'normal'
  return new Move(9, name, {
    isCrit: critical,
    overrides: withoutRules ? { target, name: withoutRules.name } : { target },
  })
}

function pokemonOf(combatant: Combatant, foe: Combatant, ability: string): Pokemon {
  const { fighter, stages, status, hp, maxHp, item, volatiles } = combatant
  const isAbilityOff = combatant.abilityOffFor > 0 || combatant.inGas || ENTERED_BEFORE.test(ability)
  const switches = Object.entries({ flashfire: 'Flash Fire', slowstart: 'Slow Start', unburden: 'Unburden' })
  return new Pokemon(9, fighter.species, {
    level: fighter.level,
    nature: fighter.nature,
    evs: fighter.effortValues,
    ivs: fighter.individualValues,
    ability: isAbilityOff ? IDLE_ABILITY : ability,
    abilityOn:
      ability === 'Analytic' ||
      switches.some(([volatile, name]) => name === ability && volatiles[volatile] !== undefined),
    item,
    boosts: stages,
    status: status ?? '',
    curHP: (hp * fighter.stats.hp) / maxHp,
    teraType: combatant.terastallized ? fighter.teraType : undefined,
    boostedStat: boostedStat(combatant, foe),
    gender: 'N',
  })
}

/**
 * Returns the attacker's ability for the calculator. Analytic depends on who has acted, but the calculator compares
 * Speeds. Protean and Libero change types once, but the calculator would repeat the change.
 */
function abilityOfAttacker({ attacker, last }: Hit): string {
  const { ability, volatiles } = attacker
  if (['Protean', 'Libero'].includes(ability) && volatiles.protean !== undefined) return IDLE_ABILITY
  return ability === 'Analytic' && !last ? IDLE_ABILITY : withoutRaiseByWind(attacker)
}

function withoutRaiseByWind({ ability }: Combatant): string {
  return ability === 'Wind Rider' ? IDLE_ABILITY : ability
}

function boostedStat(combatant: Combatant, foe: Combatant) {
  const activeAbility = ({ ability, abilityOffFor, inGas }: Combatant) =>
    abilityOffFor > 0 || inGas ? '' : ability
  if (activeAbility(foe) === 'Neutralizing Gas' && combatant.item !== 'Ability Shield') return undefined
  const { protosynthesis, quarkdrive } = combatant.volatiles
  const statNumber = { Protosynthesis: protosynthesis, 'Quark Drive': quarkdrive }[activeAbility(combatant)]
  return (['atk', 'def', 'spa', 'spd', 'spe'] as const)[(statNumber ?? 0) - 1]
}

function fieldOf({ field, attacker, defender, helped, spread }: Hit): Field {
  const userSide = sideOf(field, attacker)
  const targetSide = sideOf(field, defender)
  return new Field({
    gameType: spread || hasScreens(targetSide) ? 'Doubles' : 'Singles',
    weather: field.weather,
    terrain: field.terrain,
    isGravity: field.gravity > 0,
    isSwordOfRuin: helped.includes('Sword of Ruin'),
    isDarkAura: helped.includes('Dark Aura'),
    attackerSide: {
      isTailwind: userSide.tailwind > 0,
      isCharge: attacker.volatiles.charge !== undefined,
      isHelpingHand: helped.includes('Helping Hand'),
      isSteelySpirit: helped.includes('Steely Spirit'),
      isBattery: helped.includes('Battery'),
      isPowerSpot: helped.includes('Power Spot'),
    },
    defenderSide: {
      isTailwind: targetSide.tailwind > 0,
      isReflect: targetSide.reflect > 0,
      isLightScreen: targetSide.lightScreen > 0,
      isAuroraVeil: targetSide.auroraVeil > 0,
      isFriendGuard: helped.includes('Friend Guard'),
    },
  })
}

function sideOf({ bossSide, raiderSide }: FieldState, { who }: Combatant): SideState {
  return who === BOSS ? bossSide : raiderSide
}

function hasScreens({ reflect, lightScreen, auroraVeil }: SideState): boolean {
  return reflect + lightScreen + auroraVeil > 0
}
