import { abilityAgainst, abilityOf } from '@/lib/battle/dex/active-ability'
import { helpersIn } from '@/lib/battle/dex/volatiles'
import { NO_HELP } from '@/lib/battle/model/damage-source'
import { BOSS } from '@/lib/battle/model/terms'
import type { CombatantDraft, Turn, Use } from '@/lib/battle/model/turn'

/** What helps or hinders a hit beside its user and its target, by name, as `Hit.helped` has it: once for each helper. */
export function helpersOf(turn: Turn, use: Use): readonly string[] {
  if (turn.raiders.length === 1) return NO_HELP
  const helped = new Array<string>(helpersIn(use.user.volatiles.helpinghand)).fill('Helping Hand')
  for (const raider of turn.raiders) if (raider.hp > 0 && helps(raider, use)) helped.push(raider.ability)
  return helped
}

function helps(raider: CombatantDraft, { user, target }: Use): boolean {
  switch (abilityOf(raider).helps) {
    case 'by allies':
      return user.who !== BOSS && raider !== user
    // A mold breaker ignores Friend Guard: its flag `breakable` in @pkmn/sim.
    case 'on allies':
      return target.who !== BOSS && raider !== target && abilityAgainst(user, raider).helps !== undefined
    case 'all':
      return raider !== user && raider !== target
    default:
      return false
  }
}
