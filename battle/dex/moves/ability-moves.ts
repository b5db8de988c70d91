import { traitsOf } from '@/battle/dex/abilities'
import { giveAbility, suppressAbility, swapAbilities } from '@/battle/dex/effects/abilities/change-ability'
import { cureStatus } from '@/battle/dex/effects/status'
import { TO_THE_END } from '@/battle/dex/volatiles'
import type { Combatant } from '@/battle/model/state'
import type { CombatantDraft, Turn, Use } from '@/battle/model/turn'
import type { MoveRules, StatusAction } from './move-rules'

const rolePlay: StatusAction = (turn, { user, target }) => {
  if (canBeCopied(user, target)) giveAbility(turn, user, target.ability)
}

const doodle: StatusAction = (turn, { user, target }) => {
  const side = user === turn.boss ? [user] : turn.raiders
  for (const ally of side) if (canBeCopied(ally, target)) giveAbility(turn, ally, target.ability)
}

export const ABILITY_MOVES: Readonly<Record<string, Partial<MoveRules>>> = {
  Doodle: { acts: doodle, passesAbility: true },
  Entrainment: {
    ...abilityChange(
      (user, target) =>
        canBeReplaced(target, user.ability) &&
        user.who !== target.who &&
        !traitsOf(user.ability).failsEntrainment,
      (turn, { user, target }) => giveAbility(turn, target, user.ability),
    ),
    passesAbility: true,
  },
  'Gastro Acid': abilityChange(
    (_, { ability, abilityOffFor }) => !traitsOf(ability).cannotBeSuppressed && abilityOffFor < TO_THE_END,
    (turn, { target }) => suppressAbility(turn, target),
  ),
  'Role Play': { acts: rolePlay, passesAbility: true },
  'Simple Beam': abilityChange(
    (_, target) => canBeReplaced(target, 'Simple'),
    (turn, { target }) => giveAbility(turn, target, 'Simple'),
  ),
  'Skill Swap': {
    ...abilityChange(
      (user, target) => !traitsOf(user.ability).failsSkillSwap && !traitsOf(target.ability).failsSkillSwap,
      (turn, { user, target }) => swapAbilities(turn, user, target),
    ),
    passesAbility: true,
  },
  'Worry Seed': abilityChange((_, target) => canBeReplaced(target, 'Insomnia'), applyWorrySeed),
}

function abilityChange(
  canChange: NonNullable<MoveRules['changesAbility']>,
  change: StatusAction,
): Partial<MoveRules> {
  return {
    changesAbility: canChange,
    acts: (turn, use) => {
      if (canChange(use.user, use.target)) change(turn, use)
    },
  }
}

// Wakes a sleeper even if Insomnia is suppressed.
function applyWorrySeed(turn: Turn, { target }: Use): void {
  giveAbility(turn, target, 'Insomnia')
  if (target.ability === 'Insomnia' && target.status === 'slp') cureStatus(turn, target)
}

function canBeReplaced({ ability }: Combatant, newAbility: string): boolean {
  const { cannotBeSuppressed, loafs } = traitsOf(ability)
  return ability !== newAbility && !cannotBeSuppressed && !loafs
}

function canBeCopied({ ability }: CombatantDraft, { ability: newAbility }: CombatantDraft): boolean {
  return (
    ability !== newAbility && !traitsOf(newAbility).failsRolePlay && !traitsOf(ability).cannotBeSuppressed
  )
}
