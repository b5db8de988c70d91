import { traitsOf } from '@/battle/dex/abilities'
import { abilityOf, isReachedByGas, spreadsGas } from '@/battle/dex/active-ability'
import { itemTraits } from '@/battle/dex/items'
import { speedOf } from '@/battle/dex/stats'
import { TO_THE_END } from '@/battle/dex/volatiles'
import type { CombatantDraft, RaiderDraft, Turn } from '@/battle/model/turn'
import { startAbility } from './come-in'
import { copyRaises } from './copy-raises'
import { feedOnField } from './feed'
import { endAbility } from './lose-ability'

/** Replaces an ability unless it is unsuppressable or has an Ability Shield. Source: `setAbility` in @pkmn/sim. */
export function giveAbility(turn: Turn, combatant: CombatantDraft, ability: string): void {
  if (combatant.hp <= 0 || traitsOf(combatant.ability).cannotBeSuppressed || isShielded(turn, combatant))
    return
  bringAbility(turn, combatant, ability)
}

/** Sets and starts the ability of a new form. Nothing prevents this. */
export function bringAbility(turn: Turn, combatant: CombatantDraft, ability: string): void {
  replaceAbility(turn, combatant, ability)
  startAbility(turn, combatant)
}

/** Swaps and starts two abilities, even equal ones. Source: `skillSwap` in @pkmn/sim. */
export function swapAbilities(turn: Turn, user: CombatantDraft, target: CombatantDraft): void {
  const { ability: userAbility } = user
  const { ability: targetAbility } = target
  if (traitsOf(userAbility).failsSkillSwap || traitsOf(targetAbility).failsSkillSwap) return
  if (isShielded(turn, target) || isShielded(turn, user)) return
  replaceAbility(turn, user, targetAbility)
  replaceAbility(turn, target, userAbility)
  startAbility(turn, target)
  startAbility(turn, user)
}

export function suppressAbility(turn: Turn, combatant: CombatantDraft): void {
  if (isShielded(turn, combatant)) return
  turn.events.push({ kind: 'ability off', who: combatant.who })
  const hadGas = spreadsGas(combatant)
  const { stopsWeather } = abilityOf(combatant)
  endAbility(turn, combatant)
  combatant.abilityOffFor = TO_THE_END
  if (hadGas) liftGas(turn, combatant)
  if (stopsWeather) feedOnField(turn)
}

/**
 * Restarts abilities, fastest first, unless another bearer of Neutralizing Gas is active.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Neutralizing_Gas_(Ability)
 */
export function liftGas(turn: Turn, from: CombatantDraft): void {
  const fighters = [turn.boss, ...turn.raiders]
  if (turn.boss.hp <= 0 || fighters.some((fighter) => fighter !== from && spreadsGas(fighter))) return
  turn.events.push({ kind: 'gas ends' })
  const freedFighters = fighters
    .filter(({ inGas }) => inGas)
    .sort((a, b) => speedOf(turn, b) - speedOf(turn, a))
  for (const combatant of freedFighters) combatant.inGas = false
  for (const combatant of freedFighters) startAbility(turn, combatant)
  copyRaises(turn)
}

/** Passes a fainting raider's ability to an ally with Receiver or Power of Alchemy. */
export function bequeathAbility(turn: Turn, { who, ability }: RaiderDraft): void {
  if (traitsOf(ability).cannotBeReceived) return
  for (const ally of turn.raiders) {
    if (ally.who === who || ally.hp <= 0 || !abilityOf(ally).receives) continue
    turn.events.push({ kind: 'ability', who: ally.who, ability: ally.ability })
    giveAbility(turn, ally, ability)
  }
}

function replaceAbility(turn: Turn, combatant: CombatantDraft, ability: string): void {
  const { stopsWeather } = abilityOf(combatant)
  endAbility(turn, combatant)
  if (spreadsGas(combatant)) liftGas(turn, combatant)
  combatant.ability = ability
  combatant.inGas = isReachedByGas(turn, combatant)
  turn.events.push({ kind: 'ability changed', who: combatant.who, ability })
  if (stopsWeather) feedOnField(turn)
}

function isShielded(turn: Turn, { who, item }: CombatantDraft): boolean {
  if (item === undefined || !itemTraits(item).keepsAbility) return false
  turn.events.push({ kind: 'unaffected', who, why: { item } })
  return true
}
