import { abilityOf, fieldNow } from '@/battle/dex/active-ability'
import { percentThroughShield } from '@/battle/dex/effects/shield'
import { moveType, poweredMove } from '@/battle/dex/moves/move-in-use'
import { speedOf } from '@/battle/dex/stats'
import type { Arena } from '@/battle/model/arena'
import { meanRoll } from '@/battle/model/damage-source'
import type { Fighter } from '@/battle/model/fighter'
import { LOWEST_ROLLS } from '@/battle/model/random'
import type { BattleState, RaiderState } from '@/battle/model/state'
import { rolesOf } from '@/battle/policy/roles'
import { meanHits } from '@/battle/turns/hit/chances'
import { startBattle } from '@/battle/turns/start-battle'
import type { RaidTeam, TeamRaider } from '@/lib/teams/raid-team'
import type { Finisher } from './finishers'
import {
  type Guard,
  type OpeningSpec,
  type WrittenOpening,
  weakeningFactor,
  writeOpening,
} from './write-opening'

export interface OpeningShape {
  readonly rounds: number
  readonly guards: readonly Guard[]
  /** The finisher attacks in each round to fill its Tera Orb, and Terastallizes in the last. */
  readonly charges?: boolean
  /** The finisher cheers before its last boost, and attacks first in the last round. */
  readonly leads?: boolean
}

export interface TeamCandidate {
  readonly team: RaidTeam
  readonly finisher: Finisher
  readonly supporters: readonly TeamRaider[]
  readonly shape: OpeningShape
  /** 1 is the boss's HP. */
  readonly share: number
}

export interface DamageEstimator {
  readonly arena: Arena
  readonly fighter: (raider: TeamRaider) => Fighter
}

export function makeCandidate(
  { arena, fighter }: DamageEstimator,
  finisher: Finisher,
  supporters: readonly TeamRaider[],
  shape: OpeningShape,
): TeamCandidate {
  const raiders = [finisher, ...supporters]
  const { state: start } = startBattle(arena, raiders.map(fighter), LOWEST_ROLLS)
  const spec = openingSpec(arena, start, finisher, shape)
  const written = writeOpening(spec)
  const { opening } = written
  const team = { raiders: raiders.map(({ build, role, plan }) => ({ build, role, plan })), opening }
  return { team, finisher, supporters, shape, share: shareOf(arena, spec, written) }
}

function openingSpec(arena: Arena, start: BattleState, finisher: Finisher, shape: OpeningShape): OpeningSpec {
  const { finishingMove, boost, softener, attackStat, defenseStat } = finisher
  const [first] = start.raiders
  const boostMove = first && rolesOf(first.fighter).boost
  return {
    start,
    finishingMove: finisher.build.moves.indexOf(finishingMove),
    boost: boost !== undefined && boostMove?.move.name === boost ? boostMove : undefined,
    softener: softener === undefined ? undefined : finisher.build.moves.indexOf(softener),
    ...{ attackStat, defenseStat },
    shieldFrom: firstShieldRound(arena),
    ...shape,
  }
}

function shareOf(
  arena: Arena,
  spec: OpeningSpec,
  { raised, lowered, hardened, cheered, helpers, gift }: WrittenOpening,
): number {
  const { start, finishingMove, defenseStat } = spec
  const [first] = start.raiders
  const move = first?.fighter.moves[finishingMove]
  if (!first || !move) return 0
  const attacker: RaiderState = {
    ...first,
    terastallized: spec.charges ?? false,
    stages: raised,
    ability: gift ?? first.ability,
  }
  const { boss } = start
  const last = speedOf(start, attacker) <= speedOf(start, boss)
  const rolls = arena.damageOf({
    attacker,
    defender: { ...boss, stages: { ...boss.stages, [defenseStat]: boss.stages[defenseStat] - lowered } },
    move: poweredMove(
      start,
      { user: attacker, move, last, struck: false },
      (meanHits(start, attacker, move) - 1) / 2,
    ),
    field: fieldNow(start),
    critical: move.willCrit,
    last,
    spread: false,
    helped: [...Array<string>(helpers).fill('Helping Hand'), ...helpingAbilities(start)],
  })
  const cheers = cheered ? arena.assumptions.cheerFactor : 1
  const isShielded = spec.rounds >= spec.shieldFrom
  const type = moveType(start, attacker, move) ?? ''
  const shield = isShielded ? percentThroughShield(arena, attacker, type) / 100 : 1
  const damage = meanRoll(rolls) * meanHits(start, attacker, move) * cheers * shield
  return damage / weakeningFactor(lowered, hardened) / boss.maxHp
}

// Only timed shields: the boss's HP by then is unknown.
function firstShieldRound({ shield, raidSeconds, assumptions }: Arena): number {
  const { secondsBeforeFirst, secondsPerTurn } = assumptions
  const seconds = raidSeconds * (1 - shield.time / 100) - secondsBeforeFirst
  return 1 + Math.max(0, Math.ceil(seconds / secondsPerTurn))
}

function helpingAbilities({ raiders }: BattleState): readonly string[] {
  return raiders.slice(1).flatMap((raider) => {
    const { helps } = abilityOf(raider)
    return helps === 'by allies' || helps === 'all' ? [raider.ability] : []
  })
}
