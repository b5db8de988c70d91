import type { AbilityTraits } from '@/battle/dex/abilities'
import { abilityOf, weatherNow } from '@/battle/dex/active-ability'
import { heal, hpShare, hurtIndirectly } from '@/battle/dex/effects/hp'
import { worsenPoison } from '@/battle/dex/effects/status'
import { itemTraits } from '@/battle/dex/items'
import { hasType, isGrounded } from '@/battle/dex/types'
import type { CombatantDraft, Turn } from '@/battle/model/turn'
import type { TypeName } from '@/data/vocabulary'

const SAND_PROOF: readonly TypeName[] = ['Ground', 'Rock', 'Steel']

export function healAtTurnEnd(turn: Turn, someone: CombatantDraft, traits: AbilityTraits): void {
  if (turn.field.weather !== undefined) applyWeather(turn, someone, traits)
  if (turn.field.terrain === 'Grassy' && isGrounded(someone, turn.field)) {
    heal(turn, someone, hpShare(someone, 1 / 16), { move: 'Grassy Terrain' })
  }
  if (someone.item !== undefined) applyItem(turn, someone)
}

function applyWeather(turn: Turn, someone: CombatantDraft, traits: AbilityTraits): void {
  const weather = weatherNow(turn)
  if (weather === undefined) return
  const share = traits.weatherHp[weather] ?? 0
  if (share > 0) heal(turn, someone, hpShare(someone, share), { ability: someone.ability })
  if (share < 0) hurtIndirectly(turn, someone, hpShare(someone, -share), { ability: someone.ability })
  if (weather !== 'Sand' || traits.sandProof || itemTraits(someone.item).powderProof) return
  if (SAND_PROOF.some((type) => hasType(someone, type))) return
  hurtIndirectly(turn, someone, hpShare(someone, 1 / 16), { move: 'Sandstorm' })
}

function applyItem(turn: Turn, someone: CombatantDraft): void {
  const { turnHp, poisonOnly } = itemTraits(someone.item)
  if (turnHp === 0) return
  const by = { item: someone.item ?? '' }
  if (poisonOnly && !hasType(someone, 'Poison')) hurtIndirectly(turn, someone, hpShare(someone, 1 / 8), by)
  else if (turnHp > 0) heal(turn, someone, hpShare(someone, turnHp), by)
  else hurtIndirectly(turn, someone, hpShare(someone, -turnHp), by)
}

/** Bad poison grows by 1/16 per turn; sleep hurts if a foe has Bad Dreams. */
export function hurtByStatus(turn: Turn, someone: CombatantDraft, traits: AbilityTraits): void {
  const { status } = someone
  if (status === 'slp') applyBadDreams(turn, someone)
  if (status === 'brn') hurtIndirectly(turn, someone, hpShare(someone, 1 / 16), status)
  if (status !== 'psn' && status !== 'tox') return
  worsenPoison(someone)
  if (traits.poisonHeals) heal(turn, someone, hpShare(someone, 1 / 8), { ability: someone.ability })
  else
    hurtIndirectly(
      turn,
      someone,
      hpShare(someone, status === 'psn' ? 1 / 8 : someone.statusTurns / 16),
      status,
    )
}

function applyBadDreams(turn: Turn, someone: CombatantDraft): void {
  const foes: readonly CombatantDraft[] = someone === turn.boss ? turn.raiders : [turn.boss]
  const source = foes.find((foe) => foe.hp > 0 && abilityOf(foe).badDreams)
  if (source) hurtIndirectly(turn, someone, hpShare(someone, 1 / 8), { ability: source.ability })
}
