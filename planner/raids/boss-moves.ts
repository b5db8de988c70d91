import type { Move } from '@pkmn/data'
import { traitsOf } from '@/battle/dex/abilities'
import { rulesOf } from '@/battle/dex/moves/moves'
import type { StageChanges } from '@/battle/model/terms'
import { knownActions } from '@/data/rosters/boss'
import type { RaidBoss } from '@/data/rosters/rosters'
import { type StatName, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { USUAL_POWER } from '@/lib/creature/attack-strength'
import { sameTypeBonus } from '@/lib/creature/type-matchups'

export interface BossAttack {
  readonly name: string
  readonly type: TypeName
  /** Times the number of hits. A typical value if the power varies. */
  readonly power: number
  /** Damage per point of power, before the target's defense and types. */
  readonly strength: number
  readonly hitsDefense: boolean
}

interface AttackingBoss {
  readonly types: readonly string[]
  readonly teraType: TypeName
  readonly level: number
  readonly stats: Readonly<Record<StatName, number>>
}

export function attackOf(move: Move, { types, teraType, level, stats }: AttackingBoss): BossAttack {
  const { name, category, overrideDefensiveStat, overrideOffensiveStat } = move
  const moveType = rulesOf(name).takesTeraType ? teraType : move.type
  const type = TYPE_NAMES.find((candidate) => candidate === moveType) ?? 'Normal'
  const stat = stats[overrideOffensiveStat ?? (category === 'Physical' ? 'atk' : 'spa')]
  return {
    name,
    type,
    power: (move.basePower || USUAL_POWER) * hitsOf(move),
    // Source: https://bulbapedia.bulbagarden.net/wiki/Damage. The average roll is 0.925.
    strength: (((2 * level) / 5 + 2) / 50) * stat * sameTypeBonus(type, types, teraType) * 0.925,
    hitsDefense: (overrideDefensiveStat ?? (category === 'Physical' ? 'def' : 'spd')) === 'def',
  }
}

/** A move that hits two to five times counts as three hits. */
function hitsOf({ multihit = 1 }: Move): number {
  return typeof multihit === 'number' ? multihit : 3
}

export interface BossThreats {
  readonly resetsPlayers: boolean
  readonly lowersStats: boolean
  readonly afflicts: boolean
}

/** In percent. Side effects with a lower chance don't count. */
const MIN_CHANCE = 30

export function threatsOf(boss: RaidBoss, moves: readonly Move[], abilities: readonly string[]): BossThreats {
  const actions = knownActions(boss.info.actions)
  return {
    resetsPlayers: actions.some(({ kind }) => kind === 'player reset'),
    lowersStats:
      abilities.some((ability) => isLowering(traitsOf(ability).comesInAgainst)) || moves.some(lowersStats),
    afflicts: moves.some(afflicts),
  }
}

function lowersStats({ category, target, boosts, secondaries }: Move): boolean {
  const hasSideEffect = likelyEffects(secondaries).some((effect) => isLowering(effect.boosts))
  return hasSideEffect || (category === 'Status' && target !== 'self' && isLowering(boosts))
}

function isLowering(boosts: Move['boosts'] | StageChanges): boolean {
  const { atk = 0, def = 0, spa = 0, spd = 0 } = boosts ?? {}
  return Math.min(atk, def, spa, spd) < 0
}

function afflicts({ secondaries }: Move): boolean {
  return likelyEffects(secondaries).some(({ status, volatileStatus }) => Boolean(status ?? volatileStatus))
}

function likelyEffects(secondaries: Move['secondaries'] | null): Move['secondaries'] {
  return (secondaries ?? []).filter(({ chance }) => (chance ?? 100) >= MIN_CHANCE)
}
