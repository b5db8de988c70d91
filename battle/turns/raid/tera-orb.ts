import { bringAbility } from '@/battle/dex/effects/abilities/change-ability'
import { copyRaises } from '@/battle/dex/effects/abilities/copy-raises'
import { dropAddedType } from '@/battle/dex/effects/change-types'
import { formTraits } from '@/battle/dex/forms'
import type { RaiderState } from '@/battle/model/state'
import type { RaiderDraft, Turn } from '@/battle/model/turn'

export const FULL_CHARGE = 3

/** Adds a charge to the orb of a raider whose attack did damage. No effect if it is full or Terastallized. */
export function chargeOrb(turn: Turn, raider: RaiderDraft): void {
  if (raider.terastallized || raider.teraSpent || raider.teraCharge >= FULL_CHARGE) return
  raider.teraCharge += 1
  turn.events.push({ kind: 'charge', who: raider.who, charge: raider.teraCharge })
}

export function canTerastallize({ teraCharge, terastallized, teraSpent }: RaiderState): boolean {
  return teraCharge >= FULL_CHARGE && !terastallized && !teraSpent
}

export function terastallize(turn: Turn, raider: RaiderDraft): void {
  if (!canTerastallize(raider)) return
  dropAddedType(raider)
  raider.terastallized = true
  raider.teraCharge = 0
  turn.events.push({ kind: 'terastallizes', who: raider.who })
  embody(turn, raider)
}

function embody(turn: Turn, raider: RaiderDraft): void {
  const { embodies } = formTraits(raider.fighter.species)
  if (embodies === undefined) return
  bringAbility(turn, raider, embodies)
  copyRaises(turn)
}

/** Removes a charge from each raider that has one and isn't Terastallized. */
export function stealCharges(turn: Turn): void {
  for (const raider of turn.raiders) {
    if (raider.terastallized || raider.teraCharge === 0) continue
    raider.teraCharge -= 1
    turn.events.push({ kind: 'charge', who: raider.who, charge: raider.teraCharge })
  }
}
