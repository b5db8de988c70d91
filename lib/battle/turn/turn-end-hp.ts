import type { TypeName } from '@/data/vocabulary'
import { abilityOf } from '@/lib/battle/effects/abilities'
import { heal, hpShare } from '@/lib/battle/effects/heal'
import { hurtIndirectly } from '@/lib/battle/effects/hurt'
import { worsenPoison } from '@/lib/battle/effects/status'
import { hasType, isGrounded } from '@/lib/battle/effects/types'
import { NO_VOLATILES } from '@/lib/battle/effects/volatiles'
import { weatherNow } from '@/lib/battle/effects/weather'
import { BOSS } from '@/lib/battle/state'
import type { AbilityTraits } from '@/lib/battle/tables/ability-traits'
import { itemTraits } from '@/lib/battle/tables/items'
import type { CombatantDraft, Turn } from './turn'

const SAND_PROOF: readonly TypeName[] = ['Ground', 'Rock', 'Steel']

/** What heals someone at a turn's end: weather, Grassy Terrain, Leftovers, Aqua Ring, a wish. */
export function healAtTurnEnd(turn: Turn, someone: CombatantDraft, traits: AbilityTraits): void {
  if (turn.field.weather !== undefined) feelWeather(turn, someone, traits)
  if (turn.field.terrain === 'Grassy' && isGrounded(someone, turn.field)) {
    heal(turn, someone, hpShare(someone, 1 / 16), 'Grassy Terrain')
  }
  if (someone.item !== undefined) feelItem(turn, someone)
  const { volatiles, item } = someone
  if (volatiles === NO_VOLATILES) return
  const { drainFactor } = itemTraits(item)
  if (volatiles.aquaring !== undefined) heal(turn, someone, hpShare(someone, drainFactor / 16), 'Aqua Ring')
  if (volatiles.ingrain !== undefined) heal(turn, someone, hpShare(someone, drainFactor / 16), 'Ingrain')
  if (volatiles.wish === 1) heal(turn, someone, hpShare(someone, 1 / 2), 'Wish')
}

function feelWeather(turn: Turn, someone: CombatantDraft, traits: AbilityTraits): void {
  const weather = weatherNow(turn)
  if (weather === undefined) return
  const share = traits.weatherHp[weather] ?? 0
  if (share > 0) heal(turn, someone, hpShare(someone, share), someone.ability)
  if (share < 0) hurtIndirectly(turn, someone, hpShare(someone, -share), someone.ability)
  if (weather !== 'Sand' || traits.sandProof || itemTraits(someone.item).powderProof) return
  if (SAND_PROOF.some((type) => hasType(someone, type))) return
  hurtIndirectly(turn, someone, hpShare(someone, 1 / 16), 'Sandstorm')
}

function feelItem(turn: Turn, someone: CombatantDraft): void {
  const { turnHp, poisonOnly } = itemTraits(someone.item)
  if (turnHp === 0) return
  const name = someone.item ?? ''
  if (poisonOnly && !hasType(someone, 'Poison')) hurtIndirectly(turn, someone, hpShare(someone, 1 / 8), name)
  else if (turnHp > 0) heal(turn, someone, hpShare(someone, turnHp), name)
  else hurtIndirectly(turn, someone, hpShare(someone, -turnHp), name)
}

/** What hurts someone at a turn's end: Leech Seed, its status, Salt Cure and their like. */
export function hurtAtTurnEnd(turn: Turn, someone: CombatantDraft, traits: AbilityTraits): void {
  const { volatiles, status } = someone
  if (volatiles.leechseed !== undefined) leech(turn, someone, volatiles.leechseed - 2)
  if (status !== undefined) feelStatus(turn, someone, traits)
  if (volatiles === NO_VOLATILES) return
  if (volatiles.curse !== undefined) hurtIndirectly(turn, someone, hpShare(someone, 1 / 4), 'Curse')
  if (volatiles.partiallytrapped !== undefined) {
    hurtIndirectly(turn, someone, hpShare(someone, 1 / 8), 'partiallytrapped')
  }
  if (volatiles.saltcure === undefined) return
  const weak = hasType(someone, 'Water') || hasType(someone, 'Steel')
  hurtIndirectly(turn, someone, hpShare(someone, weak ? 1 / 4 : 1 / 8), 'Salt Cure')
}

// Who planted the seed gets the HP.
function leech(turn: Turn, someone: CombatantDraft, planter: number): void {
  const before = someone.hp
  hurtIndirectly(turn, someone, hpShare(someone, 1 / 8), 'Leech Seed')
  const taken = before - someone.hp
  const gains = planter === BOSS ? turn.boss : turn.raiders[planter]
  if (taken <= 0 || !gains) return
  if (abilityOf(someone).turnsDrainBack) hurtIndirectly(turn, gains, taken, 'Liquid Ooze')
  else heal(turn, gains, taken * itemTraits(gains.item).drainFactor, 'Leech Seed')
}

// Bad poison takes a sixteenth more each turn.
function feelStatus(turn: Turn, someone: CombatantDraft, traits: AbilityTraits): void {
  const { status } = someone
  if (status === 'slp') feelBadDreams(turn, someone)
  if (status === 'brn') hurtIndirectly(turn, someone, hpShare(someone, 1 / 16), status)
  if (status !== 'psn' && status !== 'tox') return
  worsenPoison(someone)
  if (traits.poisonHeals) heal(turn, someone, hpShare(someone, 1 / 8), 'Poison Heal')
  else
    hurtIndirectly(
      turn,
      someone,
      hpShare(someone, status === 'psn' ? 1 / 8 : someone.statusTurns / 16),
      status,
    )
}

function feelBadDreams(turn: Turn, someone: CombatantDraft): void {
  const foes: readonly CombatantDraft[] = someone === turn.boss ? turn.raiders : [turn.boss]
  if (!foes.some((foe) => foe.hp > 0 && abilityOf(foe).badDreams)) return
  hurtIndirectly(turn, someone, hpShare(someone, 1 / 8), 'Bad Dreams')
}
