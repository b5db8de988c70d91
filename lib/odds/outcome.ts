import type { Arena } from '@/lib/battle/arena'
import { fight, type Player } from '@/lib/battle/fight'
import { createRandom } from '@/lib/battle/random'

/** What one battle came to, for the raiders of a team together. */
export interface Outcome {
  readonly won: boolean
  readonly turns: number
  readonly faints: number
  /** Share of the boss's HP that is left. */
  readonly bossHpShare: number
  /** The lowest share of its HP that a raider fell to; 0 when one fainted. */
  readonly lowestHpShare: number
  /** Share of the raid's time that is left. */
  readonly timeShare: number
}

/** Hears of each move that a raider uses, by its place in the team and the move's name. */
type MoveListener = (raider: number, move: string) => void

/** Fights one battle. The same seed has the same outcome. */
export function outcomeOf(
  arena: Arena,
  team: readonly Player[],
  seed: number,
  hearMove?: MoveListener,
): Outcome {
  let lowestHpShare = 1
  const result = fight(arena, team, createRandom(seed), ({ raiders }, events) => {
    for (const { hp, maxHp } of raiders) lowestHpShare = Math.min(lowestHpShare, hp / maxHp)
    for (const event of events) if (event.kind === 'uses') hearMove?.(event.by, event.move)
  })
  const { won, turns, faints, bossHpShare, secondsLeft } = result
  return { won, turns, faints, bossHpShare, lowestHpShare, timeShare: secondsLeft / arena.raidSeconds }
}
