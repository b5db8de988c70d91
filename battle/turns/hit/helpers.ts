import { abilityAgainst, abilityOf } from '@/battle/dex/active-ability'
import { helpersIn } from '@/battle/dex/volatiles'
import { BOSS } from '@/battle/events'
import { NO_HELP } from '@/battle/model/damage-source'
import type { CombatantDraft, Turn, Use } from '@/battle/model/turn'

/** Returns third-party effects on a hit for `Hit.helped` (Helping Hand, Friend Guard), one entry per source. */
export function helpersOf(turn: Turn, use: Use): readonly string[] {
  if (turn.raiders.length === 1) return NO_HELP
  const helpingHands = helpersIn(use.user.volatiles.helpinghand)
  const count = turn.arena.assumptions.helpingHandsAddUp ? helpingHands : Math.min(1, helpingHands)
  const helpers = new Array<string>(count).fill('Helping Hand')
  for (const raider of turn.raiders) if (raider.hp > 0 && helps(raider, use)) helpers.push(raider.ability)
  return helpers
}

function helps(raider: CombatantDraft, { user, target }: Use): boolean {
  switch (abilityOf(raider).helps) {
    case 'by allies':
      return user.who !== BOSS && raider !== user
    case 'each other':
      return raider !== user && abilityOf(user).helps === 'each other' && user.who !== BOSS
    // Mold Breaker ignores Friend Guard: see its flag `breakable` in @pkmn/sim.
    case 'on allies':
      return target.who !== BOSS && raider !== target && abilityAgainst(user, raider).helps !== undefined
    case 'all':
      return raider !== user && raider !== target
    default:
      return false
  }
}
