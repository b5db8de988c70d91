import { Dex } from '@pkmn/dex'
import type { BattleStat, Condition, MoveEffect } from '@/data/shipped/schema'

type Boosts = Readonly<Record<string, number | undefined>>

const STATS = new Map<string, BattleStat>([
  ['atk', 'Attack'],
  ['def', 'Defense'],
  ['spa', 'Sp. Atk'],
  ['spd', 'Sp. Def'],
  ['spe', 'Speed'],
  ['accuracy', 'accuracy'],
])

const CONDITIONS = new Map<string, Condition>([
  ['slp', 'sleep'],
  ['yawn', 'drowsiness'],
  ['par', 'paralysis'],
  ['brn', 'burn'],
  ['psn', 'poison'],
  ['tox', 'poison'],
  ['confusion', 'confusion'],
])

/**
 * What a move does for certain when it hits, beyond damage. Throws when @pkmn/dex has no such move.
 * Source: @pkmn/dex. What it decides in code is not in it: Curse, Stockpile, Tidy Up, Topsy-Turvy.
 */
export function moveEffect(key: string): MoveEffect {
  const move = Dex.moves.get(key)
  if (!move.exists) throw new Error(`@pkmn/dex has no move ${key}`)
  const certain = (move.secondaries ?? []).filter(({ chance }) => chance === 100)
  const [own, others]: [Boosts, Boosts] =
    move.target === 'self' || move.target === 'allies' ? [move.boosts ?? {}, {}] : [{}, move.boosts ?? {}]
  const ofUser = [own, move.self?.boosts ?? {}, ...certain.map(({ self }) => self?.boosts ?? {})]
  const ofTarget = [others, ...certain.map(({ boosts }) => boosts ?? {})]
  const conditions = [move.status, move.volatileStatus, ...certain.map(({ status }) => status)]
  return {
    raises: changed(ofUser, (stages) => stages > 0),
    drops: changed(ofUser, (stages) => stages < 0),
    lowers: changed(ofTarget, (stages) => stages < 0),
    inflicts: conditions.flatMap((name) => CONDITIONS.get(name ?? '') ?? [])[0],
    powder: move.flags.powder ? true : undefined,
    drains: move.drain ? true : undefined,
  }
}

function changed(boosts: readonly Boosts[], counts: (stages: number) => boolean): BattleStat[] | undefined {
  const stats = [...STATS].flatMap(([id, stat]) => (boosts.some((some) => counts(some[id] ?? 0)) ? stat : []))
  return stats.length > 0 ? stats : undefined
}
