import type { AbilityTraits } from '@/battle/dex/abilities'
import { abilityOf, weatherNow } from '@/battle/dex/active-ability'
import { heal, hpShare, hurtIndirectly } from '@/battle/dex/effects/hp'
import { worsenPoison } from '@/battle/dex/effects/status'
import { itemTraits } from '@/battle/dex/items'
import { hasType, isGrounded } from '@/battle/dex/types'
import type { CombatantDraft, Turn } from '@/battle/model/turn'
import type { TypeName } from '@/data/vocabulary'

const SAND_PROOF: readonly TypeName[] = ['Ground', 'Rock', 'Steel']

export function healAtTurnEnd(turn: Turn, combatant: CombatantDraft, traits: AbilityTraits): void {
  if (turn.field.weather !== undefined) applyWeather(turn, combatant, traits)
  if (turn.field.terrain === 'Grassy' && isGrounded(combatant, turn.field)) {
    heal(turn, combatant, hpShare(combatant, 1 / 16), { move: 'Grassy Terrain' })
  }
  if (combatant.item !== undefined) applyItem(turn, combatant)
}

function applyWeather(turn: Turn, combatant: CombatantDraft, traits: AbilityTraits): void {
  const weather = weatherNow(turn)
  if (weather === undefined) return
  const share = traits.weatherHp[weather] ?? 0
  if (share > 0) heal(turn, combatant, hpShare(combatant, share), { ability: combatant.ability })
  if (share < 0) hurtIndirectly(turn, combatant, hpShare(combatant, -share), { ability: combatant.ability })
  if (weather !== 'Sand' || traits.sandProof || itemTraits(combatant.item).powderProof) return
  if (SAND_PROOF.some((type) => hasType(combatant, type))) return
  hurtIndirectly(turn, combatant, hpShare(combatant, 1 / 16), { move: 'Sandstorm' })
}

function applyItem(turn: Turn, combatant: CombatantDraft): void {
  const { turnHp, poisonOnly } = itemTraits(combatant.item)
  if (turnHp === 0) return
  const by = { item: combatant.item ?? '' }
  if (poisonOnly && !hasType(combatant, 'Poison'))
    hurtIndirectly(turn, combatant, hpShare(combatant, 1 / 8), by)
  else if (turnHp > 0) heal(turn, combatant, hpShare(combatant, turnHp), by)
  else hurtIndirectly(turn, combatant, hpShare(combatant, -turnHp), by)
}

/** Applies status damage at a turn's end. Bad poison grows by 1/16 per turn; sleep hurts if a foe has Bad Dreams. */
export function hurtByStatus(turn: Turn, combatant: CombatantDraft, traits: AbilityTraits): void {
  const { status } = combatant
  if (status === 'slp') applyBadDreams(turn, combatant)
  if (status === 'brn') hurtIndirectly(turn, combatant, hpShare(combatant, 1 / 16), status)
  if (status !== 'psn' && status !== 'tox') return
  worsenPoison(combatant)
  if (traits.poisonHeals) heal(turn, combatant, hpShare(combatant, 1 / 8), { ability: combatant.ability })
  else
    hurtIndirectly(
      turn,
      combatant,
      hpShare(combatant, status === 'psn' ? 1 / 8 : combatant.statusTurns / 16),
      status,
    )
}

function applyBadDreams(turn: Turn, combatant: CombatantDraft): void {
  const foes: readonly CombatantDraft[] = combatant === turn.boss ? turn.raiders : [turn.boss]
  const source = foes.find((foe) => foe.hp > 0 && abilityOf(foe).badDreams)
  if (source) hurtIndirectly(turn, combatant, hpShare(combatant, 1 / 8), { ability: source.ability })
}
