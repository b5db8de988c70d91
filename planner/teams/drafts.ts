import { abilityOf } from '@/lib/battle/dex/active-ability'
import { poweredMove } from '@/lib/battle/dex/moves/move-in-use'
import { meanHits } from '@/lib/battle/engine/hit/chances'
import { startBattle } from '@/lib/battle/engine/start-battle'
import type { Arena } from '@/lib/battle/model/arena'
import { meanRoll } from '@/lib/battle/model/damage-source'
import type { Fighter } from '@/lib/battle/model/fighter'
import { LOWEST_ROLLS } from '@/lib/battle/model/random'
import type { BattleState, RaiderState } from '@/lib/battle/model/state'
import { rolesOf } from '@/lib/battle/policy/roles'
import type { RaidTeam, TeamRaider } from '@/lib/teams/raid-team'
import { type Brief, type Composed, composed, type Guard } from './compose'
import type { Striker } from './strikers'

/** How an opening is written: its rounds, and what guards the team. */
export interface Style {
  readonly rounds: number
  readonly guards: readonly Guard[]
}

/** A team that is written, and what is reckoned of it before any battle. */
export interface Draft {
  readonly team: RaidTeam
  readonly striker: Striker
  readonly supporters: readonly TeamRaider[]
  readonly style: Style
  /** What the strike is expected to do, in shares of the boss's HP. */
  readonly share: number
}

/** Builds as fighters, and the arena in which they are reckoned. */
export interface Desk {
  readonly arena: Arena
  readonly fighter: (raider: TeamRaider) => Fighter
}

/** The team of a striker and its supports, with the opening that multiplies the strike most. */
export function drafted(
  { arena, fighter }: Desk,
  striker: Striker,
  supporters: readonly TeamRaider[],
  style: Style,
): Draft {
  const raiders = [striker, ...supporters]
  const { state: start } = startBattle(arena, raiders.map(fighter), LOWEST_ROLLS)
  const brief = briefOf(start, striker, style)
  const written = composed(brief)
  const { opening } = written
  const team = { raiders: raiders.map(({ build, role, plan }) => ({ build, role, plan })), opening }
  return { team, striker, supporters, style, share: shareOf(arena, brief, written) }
}

function briefOf(start: BattleState, striker: Striker, style: Style): Brief {
  const { strike, boost, struckWith, struckAgainst } = striker
  const [first] = start.raiders
  const raising = first && rolesOf(first.fighter).boost
  return {
    start,
    strike: striker.build.moves.indexOf(strike),
    boost: boost !== undefined && raising?.move.name === boost ? raising : undefined,
    ...{ struckWith, struckAgainst },
    ...style,
  }
}

function shareOf(arena: Arena, brief: Brief, { raised, lowered, cheered, helpers, gift }: Composed): number {
  const { start, strike, struckWith, struckAgainst } = brief
  const [first] = start.raiders
  const move = first?.fighter.moves[strike]
  if (!first || !move) return 0
  const attacker: RaiderState = {
    ...first,
    stages: { ...first.stages, [struckWith]: raised },
    ability: gift ?? first.ability,
  }
  const { boss, field } = start
  const rolls = arena.damageOf({
    attacker,
    defender: { ...boss, stages: { ...boss.stages, [struckAgainst]: boss.stages[struckAgainst] - lowered } },
    move: poweredMove({ user: attacker, move, struck: false }, (meanHits(attacker, move) - 1) / 2),
    field,
    critical: move.willCrit,
    spread: false,
    helped: [...Array<string>(helpers).fill('Helping Hand'), ...helpOf(start)],
  })
  const cheers = cheered ? arena.assumptions.cheerFactor : 1
  return (meanRoll(rolls) * meanHits(attacker, move) * cheers) / boss.maxHp
}

function helpOf({ raiders }: BattleState): readonly string[] {
  return raiders.slice(1).flatMap((raider) => {
    const { helps } = abilityOf(raider)
    return helps === 'by allies' || helps === 'all' ? [raider.ability] : []
  })
}
