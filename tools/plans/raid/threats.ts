import type { Move } from '@pkmn/data'
import type { RaidBoss } from '@/data/rosters/rosters'

/** What a boss does beside its damage, which an item may keep off. */
export interface Threats {
  /** A scripted action takes the players' raised stats, and their abilities for a turn. */
  readonly resetsPlayers: boolean
  /** It lowers a stat that counts in the damage. */
  readonly lowersStats: boolean
  /** Its attacks leave a status, confusion or a flinch behind. */
  readonly afflicts: boolean
}

/** The least chance in percent of a side effect that counts. */
const LIKELY = 30

/** What a boss threatens with, by its moves, scripted ones too, and the abilities that it may have. */
export function threatsOf(boss: RaidBoss, moves: readonly Move[], abilities: readonly string[]): Threats {
  const actions = boss.info.actions ?? []
  return {
    resetsPlayers: actions.some(({ action }) => action === 'Player Stats & Status Reset'),
    lowersStats: abilities.includes('Intimidate') || moves.some(lowersStats),
    afflicts: moves.some(afflicts),
  }
}

function lowersStats({ category, target, boosts, secondaries }: Move): boolean {
  const bySideEffect = likely(secondaries).some((effect) => isLowering(effect.boosts))
  return bySideEffect || (category === 'Status' && target !== 'self' && isLowering(boosts))
}

function isLowering(boosts: Move['boosts']): boolean {
  const { atk = 0, def = 0, spa = 0, spd = 0 } = boosts ?? {}
  return Math.min(atk, def, spa, spd) < 0
}

function afflicts({ secondaries }: Move): boolean {
  return likely(secondaries).some(({ status, volatileStatus }) => Boolean(status ?? volatileStatus))
}

function likely(secondaries: Move['secondaries'] | null): Move['secondaries'] {
  return (secondaries ?? []).filter(({ chance }) => (chance ?? 100) >= LIKELY)
}
