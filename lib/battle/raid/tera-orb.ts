import { changeOwnStages } from '@/lib/battle/effects/stages'
import type { StageChanges } from '@/lib/battle/moves/battle-move'
import type { RaiderDraft, Turn } from '@/lib/battle/turn/turn'

/** The charges with which a Tera Orb is full. */
export const FULL_CHARGE = 3

/** Adds a charge to the orb of a raider whose attack did damage, until it is full; none once Terastallized. */
export function chargeOrb(turn: Turn, raider: RaiderDraft): void {
  if (raider.terastallized || raider.teraSpent || raider.teraCharge >= FULL_CHARGE) return
  raider.teraCharge += 1
  turn.events.push({ kind: 'charge', who: raider.who, charge: raider.teraCharge })
}

/** Terastallizes a raider whose orb is full. Does nothing before, or after. */
export function terastallize(turn: Turn, raider: RaiderDraft): void {
  if (raider.terastallized || raider.teraSpent || raider.teraCharge < FULL_CHARGE) return
  raider.terastallized = true
  raider.teraCharge = 0
  turn.events.push({ kind: 'terastallizes', who: raider.who })
  embody(turn, raider)
}

/** What Terastallizing makes of an Ogerpon. Source: https://bulbapedia.bulbagarden.net/wiki/Embody_Aspect_(Ability) */
const ASPECTS: Readonly<Record<string, readonly [ability: string, changes: StageChanges]>> = {
  Ogerpon: ['Embody Aspect (Teal)', { spe: 1 }],
  'Ogerpon-Hearthflame': ['Embody Aspect (Hearthflame)', { atk: 1 }],
  'Ogerpon-Wellspring': ['Embody Aspect (Wellspring)', { spd: 1 }],
  'Ogerpon-Cornerstone': ['Embody Aspect (Cornerstone)', { def: 1 }],
}

function embody(turn: Turn, raider: RaiderDraft): void {
  const aspect = ASPECTS[raider.fighter.species]
  if (!aspect) return
  const [ability, changes] = aspect
  raider.ability = ability
  changeOwnStages(turn, raider, changes)
}

/** Takes a charge of each raider that has one and is not Terastallized. */
export function stealCharges(turn: Turn): void {
  for (const raider of turn.raiders) {
    if (raider.terastallized || raider.teraCharge === 0) continue
    raider.teraCharge -= 1
    turn.events.push({ kind: 'charge', who: raider.who, charge: raider.teraCharge })
  }
}
