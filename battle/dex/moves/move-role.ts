import { VOLATILES } from '@/battle/dex/volatiles'
import type { BattleEffect, BattleMove } from '@/battle/model/battle-move'
import type { MoveRole } from '@/data/vocabulary'
import { rulesOf } from './moves'

export function moveRole(move: BattleMove): MoveRole {
  if (move.category !== 'Status') return weakens(move) ? 'weakening attack' : 'attack'
  const { raises, raisesByChance } = rulesOf(move.name)
  if (raises || raisesByChance || raisesCriticalRatio(move)) return 'boost'
  if (move.sideCondition || move.weather || move.terrain || move.pseudoWeather) return 'field'
  if (move.heal > 0 || move.flags.heal) return 'heal'
  if (move.target === 'self' && move.boosts) return 'boost'
  if (lowers(move)) return 'debuff'
  return 'help'
}

function raisesCriticalRatio({ target, volatileStatus }: BattleMove): boolean {
  return target === 'self' && VOLATILES.get(volatileStatus ?? '')?.raisesCriticalRatio === true
}

function weakens({ secondaries }: BattleMove): boolean {
  return secondaries.some((effect) => effect.chance === 100 && lowers(effect))
}

function lowers({ boosts = {} }: BattleEffect): boolean {
  return Object.values(boosts).some((stages) => stages < 0)
}
