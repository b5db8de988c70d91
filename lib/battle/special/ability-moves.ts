import { traitsOf } from '@/lib/battle/tables/abilities'
import { itemTraits } from '@/lib/battle/tables/items'
import { TO_THE_END } from '@/lib/battle/tables/volatile-turns'
import type { CombatantDraft, Turn } from '@/lib/battle/turn/turn'
import type { Special } from './special'

const skillSwap: Special = (turn, { user, target }) => {
  if (!mayChange(user) || !mayChange(target)) return
  const { ability } = user
  become(turn, user, target.ability)
  become(turn, target, ability)
}

const rolePlay: Special = (turn, { user, target }) => {
  if (mayChange(user) && !traitsOf(target.ability).fixed) become(turn, user, target.ability)
}

const doodle: Special = (turn, { user, target }) => {
  if (traitsOf(target.ability).fixed) return
  const side = user === turn.boss ? [user] : turn.raiders
  for (const ally of side) if (mayChange(ally)) become(turn, ally, target.ability)
}

const entrainment: Special = (turn, { user, target }) => {
  if (mayChange(target) && !traitsOf(user.ability).fixed) become(turn, target, user.ability)
}

const gastroAcid: Special = (turn, { target }) => {
  if (!mayChange(target)) return
  target.abilityOffFor = TO_THE_END
  turn.events.push({ kind: 'ability', who: target.who, ability: 'none' })
}

function give(ability: string): Special {
  return (turn, { target }) => {
    if (mayChange(target)) become(turn, target, ability)
  }
}

/** Status moves about abilities. Source of each: its page on https://bulbapedia.bulbagarden.net/wiki/List_of_moves */
export const ABILITY_MOVES: Readonly<Record<string, Special>> = {
  Doodle: doodle,
  Entrainment: entrainment,
  'Gastro Acid': gastroAcid,
  'Role Play': rolePlay,
  'Simple Beam': give('Simple'),
  'Skill Swap': skillSwap,
  'Worry Seed': give('Insomnia'),
}

function mayChange({ ability, item }: CombatantDraft): boolean {
  return !traitsOf(ability).fixed && !itemTraits(item).keepsAbility
}

function become(turn: Turn, someone: CombatantDraft, ability: string): void {
  if (someone.ability === ability) return
  someone.ability = ability
  turn.events.push({ kind: 'ability', who: someone.who, ability })
}
