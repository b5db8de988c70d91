import type { BattleMove, MoveEffect } from '@/lib/battle/moves/battle-move'
import type { MoveRole } from './raid-plans'

// What these do is in no field of @pkmn/dex. Source of each: its description there.
const BY_NAME: Readonly<Record<string, MoveRole>> = {
  Acupressure: 'boost',
  'Belly Drum': 'boost',
  Curse: 'boost',
  'Focus Energy': 'boost',
  Stockpile: 'boost',
  'Take Heart': 'boost',
  'Tidy Up': 'boost',
}

/** What a move is for in a build, by its fields. */
export function moveRole(move: BattleMove): MoveRole {
  if (move.category !== 'Status') return weakens(move) ? 'weakening attack' : 'attack'
  const known = BY_NAME[move.name]
  if (known) return known
  if (move.sideCondition || move.weather || move.terrain || move.pseudoWeather) return 'field'
  if (move.heal > 0 || move.flags.heal) return 'heal'
  if (move.target === 'self' && move.boosts) return 'boost'
  if (lowers(move)) return 'debuff'
  return 'help'
}

function weakens({ secondaries }: BattleMove): boolean {
  return secondaries.some((effect) => effect.chance === 100 && lowers(effect))
}

function lowers({ boosts = {} }: MoveEffect): boolean {
  return Object.values(boosts).some((stages) => stages < 0)
}
