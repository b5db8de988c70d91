import { traitsOf } from '@/battle/dex/abilities'
import { giveAbility, suppressAbility, swapAbilities } from '@/battle/dex/effects/abilities/change-ability'
import { cureStatus } from '@/battle/dex/effects/status'
import { TO_THE_END } from '@/battle/dex/volatiles'
import type { Combatant } from '@/battle/model/state'
import type { CombatantDraft, Turn, Use } from '@/battle/model/turn'
import type { MoveRules, StatusAction } from './move-rules'

const rolePlay: StatusAction = (turn, { user, target }) => {
  if (isCopied(user, target)) giveAbility(turn, user, target.ability)
}

const doodle: StatusAction = (turn, { user, target }) => {
  const side = user === turn.boss ? [user] : turn.raiders
  for (const ally of side) if (isCopied(ally, target)) giveAbility(turn, ally, target.ability)
}

/** Status moves about abilities, with the conditions of @pkmn/sim. */
export const ABILITY_MOVES: Readonly<Record<string, Partial<MoveRules>>> = {
  Doodle: { acts: doodle, passesAbility: true },
  Entrainment: {
    ...changing(
      (user, target) =>
        isReplaced(target, user.ability) &&
        user.who !== target.who &&
        !traitsOf(user.ability).failsEntrainment,
      (turn, { user, target }) => giveAbility(turn, target, user.ability),
    ),
    passesAbility: true,
  },
  'Gastro Acid': changing(
    (_, { ability, abilityOffFor }) => !traitsOf(ability).cannotBeSuppressed && abilityOffFor < TO_THE_END,
    (turn, { target }) => suppressAbility(turn, target),
  ),
  'Role Play': { acts: rolePlay, passesAbility: true },
  'Simple Beam': changing(
    (_, target) => isReplaced(target, 'Simple'),
    (turn, { target }) => giveAbility(turn, target, 'Simple'),
  ),
  'Skill Swap': {
    ...changing(
      (user, target) => !traitsOf(user.ability).failsSkillSwap && !traitsOf(target.ability).failsSkillSwap,
      (turn, { user, target }) => swapAbilities(turn, user, target),
    ),
    passesAbility: true,
  },
  'Worry Seed': changing((_, target) => isReplaced(target, 'Insomnia'), worry),
}

function changing(may: NonNullable<MoveRules['changesAbility']>, change: StatusAction): Partial<MoveRules> {
  return {
    changesAbility: may,
    acts: (turn, use) => {
      if (may(use.user, use.target)) change(turn, use)
    },
  }
}

// Wakes a sleeper even if Insomnia is suppressed.
function worry(turn: Turn, { target }: Use): void {
  giveAbility(turn, target, 'Insomnia')
  if (target.ability === 'Insomnia' && target.status === 'slp') cureStatus(turn, target)
}

function isReplaced({ ability }: Combatant, by: string): boolean {
  const { cannotBeSuppressed, loafs } = traitsOf(ability)
  return ability !== by && !cannotBeSuppressed && !loafs
}

function isCopied({ ability }: CombatantDraft, { ability: copied }: CombatantDraft): boolean {
  return ability !== copied && !traitsOf(copied).failsRolePlay && !traitsOf(ability).cannotBeSuppressed
}
