import { traitsOf } from '@/lib/battle/dex/abilities'
import { itemTraits } from '@/lib/battle/dex/items'
import { TO_THE_END } from '@/lib/battle/dex/volatiles'
import type { CombatantDraft, Turn } from '@/lib/battle/model/turn'
import type { MoveRules, StatusAction } from './move-rules'

const skillSwap: StatusAction = (turn, { user, target }) => {
  if (!mayChange(user) || !mayChange(target)) return
  const { ability } = user
  become(turn, user, target.ability)
  become(turn, target, ability)
}

const rolePlay: StatusAction = (turn, { user, target }) => {
  if (mayChange(user) && !traitsOf(target.ability).fixed) become(turn, user, target.ability)
}

const doodle: StatusAction = (turn, { user, target }) => {
  if (traitsOf(target.ability).fixed) return
  const side = user === turn.boss ? [user] : turn.raiders
  for (const ally of side) if (mayChange(ally)) become(turn, ally, target.ability)
}

const entrainment: StatusAction = (turn, { user, target }) => {
  if (mayChange(target) && !traitsOf(user.ability).fixed) become(turn, target, user.ability)
}

const gastroAcid: StatusAction = (turn, { target }) => {
  if (!mayChange(target)) return
  target.abilityOffFor = TO_THE_END
  turn.events.push({ kind: 'ability off', who: target.who })
}

function give(ability: string): StatusAction {
  return (turn, { target }) => {
    if (mayChange(target)) become(turn, target, ability)
  }
}

/** Status moves about abilities. Source of each: its page on https://bulbapedia.bulbagarden.net/wiki/List_of_moves */
export const ABILITY_MOVES: Readonly<Record<string, Partial<MoveRules>>> = {
  Doodle: { acts: doodle, passesAbility: true },
  Entrainment: { acts: entrainment, changesAbility: true, passesAbility: true },
  'Gastro Acid': { acts: gastroAcid, changesAbility: true },
  'Role Play': { acts: rolePlay, passesAbility: true },
  'Simple Beam': { acts: give('Simple'), changesAbility: true },
  'Skill Swap': { acts: skillSwap, changesAbility: true, passesAbility: true },
  'Worry Seed': { acts: give('Insomnia'), changesAbility: true },
}

function mayChange({ ability, item }: CombatantDraft): boolean {
  return !traitsOf(ability).fixed && !itemTraits(item).keepsAbility
}

function become(turn: Turn, someone: CombatantDraft, ability: string): void {
  if (someone.ability === ability) return
  someone.ability = ability
  turn.events.push({ kind: 'ability changed', who: someone.who, ability })
}
