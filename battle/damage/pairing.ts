import { isAbilityOff } from '@/battle/dex/active-ability'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Hit } from '@/battle/model/damage-source'
import type { Fighter } from '@/battle/model/fighter'
import type { Combatant } from '@/battle/model/state'
import { helpKey } from './help'

export interface SideOfPairing {
  readonly fighter: Fighter
  /** `undefined` while suppressed. */
  readonly ability: string | undefined
  readonly item: string | undefined
  readonly terastallized: boolean
}

/** A hit's properties that rarely change during a battle. */
export interface Pairing {
  readonly attacker: SideOfPairing
  readonly defender: SideOfPairing
  readonly move: BattleMove
  readonly help: number
}

export function workingAbility(combatant: Combatant): string | undefined {
  return isAbilityOff(combatant) ? undefined : combatant.ability
}

export function pairingOf({ attacker, defender, move, helped }: Hit): Pairing {
  return { attacker: sideOf(attacker), defender: sideOf(defender), move, help: helpKey(helped) }
}

function sideOf(combatant: Combatant): SideOfPairing {
  const { fighter, item, terastallized } = combatant
  return { fighter, ability: workingAbility(combatant), item, terastallized }
}

export function belongsTo({ attacker, defender, help }: Pairing, hit: Hit): boolean {
  return isSame(attacker, hit.attacker) && isSame(defender, hit.defender) && help === helpKey(hit.helped)
}

function isSame(side: SideOfPairing, combatant: Combatant): boolean {
  return (
    side.terastallized === combatant.terastallized &&
    side.item === combatant.item &&
    side.ability === workingAbility(combatant)
  )
}
