import { abilityOf, fieldNow, weatherNow } from '@/battle/dex/active-ability'
import { percentThroughShield } from '@/battle/dex/effects/shield'
import { itemTraits } from '@/battle/dex/items'
import { moveType, poweredMove } from '@/battle/dex/moves/move-in-use'
import { rulesOf } from '@/battle/dex/moves/moves'
import { isFaster } from '@/battle/dex/stats'
import { type BattleMove, mustRecharge } from '@/battle/model/battle-move'
import { meanRoll, NO_HELP } from '@/battle/model/damage-source'
import type { Combatant, RaiderState } from '@/battle/model/state'
import { HIGHEST_STAGE, STAGE_NAMES, type Stages } from '@/battle/model/terms'
import { copyRaider } from '@/battle/model/turn'
import { accuracyOf, aimsEachTime, meanHits } from '@/battle/turns/hit/chances'
import { cheerFactor } from '@/battle/turns/raid/cheers'
import { canTerastallize } from '@/battle/turns/raid/tera-orb'
import { priorityOf } from '@/battle/turns/turn/order'
import { isUsable, type Situation } from './make-policy'
import type { IndexedMove } from './roles'

/** Returns a raider as it will act: Terastallized if its orb is full. */
export function whenActing(raider: RaiderState): RaiderState {
  if (!canTerastallize(raider)) return raider
  const acting = copyRaider(raider)
  acting.terastallized = true
  return acting
}

/** Returns expected HP per turn that a move takes, with hits, accuracy, cheers and shield. 0 if the boss is immune. */
export function expectedDamage(situation: Situation, move: BattleMove): number {
  const { arena, state, raider } = situation
  const hits = expectedHits(situation, move)
  const last = isAfterBoss(situation, move)
  const rolls = arena.damageOf({
    attacker: afterCharging(raider, move),
    defender: state.boss,
    // If hits grow, the middle one has their average power.
    move: poweredMove(
      state,
      { user: raider, move, last, struck: false },
      (meanHits(state, raider, move) - 1) / 2,
    ),
    field: fieldNow(state),
    critical: move.willCrit,
    last,
    spread: false,
    helped: NO_HELP,
  })
  const damage = meanRoll(rolls)
  return damage === 0 ? 0 : (damage * hits * factorOf(situation, move)) / turnsOf(situation, move)
}

/** Returns the usable attack with the highest expected damage; `undefined` if all do nothing. */
export function hardestAttack(situation: Situation): { attack: IndexedMove | undefined; damage: number } {
  let attack: IndexedMove | undefined
  let damage = 0
  for (const placed of situation.roles.attacks) {
    if (!isUsable(situation, placed)) continue
    const expected = expectedDamage(situation, placed.move)
    if (expected <= damage) continue
    attack = placed
    damage = expected
  }
  return { attack, damage }
}

// Only for moves that grow from acting last, since comparing Speeds takes time.
function isAfterBoss(situation: Situation, move: BattleMove): boolean {
  const { state, raider } = situation
  if (!abilityOf(raider).harderWhenLast && rulesOf(move.name).power === undefined) return false
  const priority = priorityOf(state, raider, move)
  return priority === 0 ? !isFaster(state, raider, state.boss) : priority < 0
}

// If each hit may miss, the first miss ends the move: a + a² + … + aⁿ for accuracy a.
function expectedHits({ state, raider }: Situation, move: BattleMove): number {
  const hits = meanHits(state, raider, move)
  const aim = { user: raider, target: state.boss, move, last: false }
  const accuracy = Math.min(1, accuracyOf(state, aim) / 100)
  if (accuracy === 1 || hits === 1 || !aimsEachTime({ user: raider, move })) return hits * accuracy
  return (accuracy * (1 - accuracy ** hits)) / (1 - accuracy)
}

function factorOf({ arena, state, raider }: Situation, move: BattleMove): number {
  const { boss, field } = state
  const isFixed = rulesOf(move.name).fixedDamage
  const cheers = isFixed ? 1 : cheerFactor({ arena, field }, raider, boss, move.name)
  if (boss.shield.phase !== 'up' || (isFixed && !arena.assumptions.shieldReducesFixedDamage)) return cheers
  return (cheers * percentThroughShield(arena, raider, moveType(state, raider, move) ?? '')) / 100
}

function turnsOf({ state, raider }: Situation, move: BattleMove): number {
  if (mustRecharge(move)) return 2
  const { name, flags } = move
  if (!flags.charge || itemTraits(raider.item).chargesAtOnce) return 1
  const freeIn = rulesOf(name).charging?.atOnceIn
  return freeIn !== undefined && freeIn === weatherNow(state) ? 1 : 2
}

function afterCharging(raider: Combatant, { flags, name }: BattleMove): Combatant {
  const boosts = flags.charge && rulesOf(name).charging?.boosts
  if (!boosts) return raider
  const stages: Record<keyof Stages, number> = { ...raider.stages }
  for (const stage of STAGE_NAMES)
    stages[stage] = Math.min(HIGHEST_STAGE, stages[stage] + (boosts[stage] ?? 0))
  return { ...raider, stages }
}
