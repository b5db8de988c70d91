import { abilityAgainst, abilityOf, isAbilityOff } from '@/battle/dex/active-ability'
import { mayStartOnSide, SCREENS, sideEffectOf, terrainOf, weatherOf } from '@/battle/dex/effects/field'
import { canHave } from '@/battle/dex/effects/status'
import { rulesOf } from '@/battle/dex/moves/moves'
import { ENDING_IN_STATUS, isHelpedBy, statusBrought } from '@/battle/dex/volatiles'
import type { SideEffect, Status } from '@/battle/events'
import type { BattleMove } from '@/battle/model/battle-move'
import { HIGHEST_STAGE } from '@/battle/model/terms'
import type { Choice, Plan } from '@/battle/plan'
import type { Policy } from '@/battle/turns/fight'
import { debuff } from './debuff'
import { hardestAttack, whenActing } from './lookahead'
import { isUsable, makePolicy, moveChoice, reachesBoss, reachesRaider, type Situation } from './make-policy'
import { raisesWereUndone, undoesRaisesSoon } from './resets'
import type { IndexedMove } from './roles'

type Step = (situation: Situation) => Choice | undefined

const STEPS: readonly Step[] = [
  heal,
  changeSide,
  taunt,
  changeAbility,
  changeField,
  afflict,
  raiseAlly,
  debuff,
  cheer,
  help,
  attack,
]

/**
 * Plays a support. It heals allies, keeps up screens, weather and terrain, stops the boss's status moves, removes its
 * ability and afflicts it. Then it boosts allies, lowers the boss as planned, cheers for attack, and helps. Otherwise
 * it attacks.
 */
export function supportPolicy(plan: Plan): Policy {
  return makePolicy(plan, (situation) => {
    for (const step of STEPS) {
      const choice = step(situation)
      if (choice) return choice
    }
    return undefined
  })
}

function heal(situation: Situation): Choice | undefined {
  const { state, raider, plan, roles } = situation
  const patient = state.raiders.find(({ hp, maxHp }) => hp > 0 && 100 * hp < plan.healBelow * maxHp)
  if (!patient) return undefined
  const move = roles.healsAllies.find(
    (placed) =>
      (patient.who !== raider.who || placed.move.target === 'allies') &&
      isUsable(situation, placed) &&
      reachesRaider(situation, placed.move, patient),
  )
  if (move) return choiceFor(raider, move, patient.who)
  return raider.cheersLeft > 0 ? { kind: 'cheer', cheer: 'heal' } : undefined
}

function changeSide(situation: Situation): Choice | undefined {
  const { raider, roles } = situation
  const missing = roles.sideConditions.find(
    (condition) => isMissing(situation, condition) && isUsable(situation, condition),
  )
  return missing && moveChoice(raider, missing)
}

// Aurora Veil replaces both other screens.
function isMissing({ state }: Situation, { move }: IndexedMove): boolean {
  const side = state.field.raiderSide
  const effect = sideEffectOf(move.sideCondition ?? '')
  if (effect === undefined || side[effect] > 0 || !mayStartOnSide(state, effect)) return false
  if (!weakensAnyAttack(effect, state.boss.fighter.moves)) return false
  return effect === 'auroraVeil' || side.auroraVeil === 0 || !SCREENS.includes(effect)
}

const WEAKENED: Partial<Record<SideEffect | Status, BattleMove['category']>> = {
  reflect: 'Physical',
  lightScreen: 'Special',
  brn: 'Physical',
}

// No Reflect or burn against a boss with only special attacks.
function weakensAnyAttack(effect: SideEffect | Status, moves: readonly BattleMove[]): boolean {
  const weakened = WEAKENED[effect]
  return weakened === undefined || moves.some(({ category }) => category === weakened)
}

function taunt(situation: Situation): Choice | undefined {
  const { arena, state, raider, roles } = situation
  const { boss } = state
  if (!roles.taunt || boss.volatiles.taunt !== undefined) return undefined
  if (abilityAgainst(raider, boss).volatilesBlocked.includes('taunt')) return undefined
  // Taunt doesn't stop scripted moves, which follow the moves that the boss chooses from.
  const randomMoves = boss.fighter.moves.slice(0, arena.boss.randomMoveCount)
  if (!randomMoves.some(({ category }) => category === 'Status')) return undefined
  return chooseAgainstBoss(situation, roles.taunt)
}

function changeAbility(situation: Situation): Choice | undefined {
  const { state, raider, roles } = situation
  const { boss } = state
  if (boss.ability !== boss.fighter.ability || isAbilityOff(boss)) return undefined
  const change = roles.abilityChanges.find(({ move }) => rulesOf(move.name).changesAbility?.(raider, boss))
  return change && chooseAgainstBoss(situation, change)
}

function afflict(situation: Situation): Choice | undefined {
  const { state, raider, roles } = situation
  const [affliction] = roles.afflictions
  const status = affliction && statusBrought(affliction.move)
  if (!status || ENDING_IN_STATUS.some(([id]) => state.boss.volatiles[id] !== undefined)) return undefined
  if (!weakensAnyAttack(status, state.boss.fighter.moves)) return undefined
  return canHave(state, state.boss, status, raider) ? chooseAgainstBoss(situation, affliction) : undefined
}

// If a move was just used and left no trace, it failed: use another move first.
function chooseAgainstBoss(situation: Situation, placed: IndexedMove): Choice | undefined {
  const { raider } = situation
  if (
    raider.lastMove === placed.place ||
    !isUsable(situation, placed) ||
    !reachesBoss(situation, placed.move)
  )
    return undefined
  return moveChoice(raider, placed)
}

// Only the first of several weathers or terrains: each would end the other.
function changeField(situation: Situation): Choice | undefined {
  const { state, raider, roles } = situation
  const { field } = state
  const [weather] = roles.weathers
  if (weather && weatherOf(weather.move.weather ?? '') !== field.weather && isUsable(situation, weather)) {
    return moveChoice(raider, weather)
  }
  const [terrain] = roles.terrains
  if (terrain && terrainOf(terrain.move.terrain ?? '') !== field.terrain && isUsable(situation, terrain)) {
    return moveChoice(raider, terrain)
  }
  return undefined
}

function raiseAlly(situation: Situation): Choice | undefined {
  const { state, raider, plan, roles } = situation
  if ((!plan.repeatAfterReset && raisesWereUndone(situation)) || undoesRaisesSoon(situation, 0))
    return undefined
  for (const raise of roles.raisesAllies) {
    const maxStage = Math.min(HIGHEST_STAGE, plan.boosts * raise.by) - raise.by
    const ally = state.raiders.find(
      (candidate) =>
        candidate.who !== raider.who &&
        candidate.hp > 0 &&
        candidate.stages[raise.stage] <= maxStage &&
        reachesRaider(situation, raise.move, candidate) &&
        abilityOf(candidate).stageFactor > 0,
    )
    if (ally && isUsable(situation, raise)) return choiceFor(raider, raise, ally.who)
  }
  return undefined
}

// Not before allies had enough turns for their boosts.
function cheer({ state: { field, turn }, raider, plan }: Situation): Choice | undefined {
  const isDue = raider.cheersLeft > 0 && field.attackCheer.turns === 0 && turn >= plan.boosts
  return isDue ? { kind: 'cheer', cheer: 'attack' } : undefined
}

function help(situation: Situation): Choice | undefined {
  const { state, raider, roles } = situation
  const { helpingHand } = roles
  if (!helpingHand || !isUsable(situation, helpingHand)) return undefined
  const ally = state.raiders.find(
    (candidate) =>
      candidate.who !== raider.who &&
      candidate.hp > 0 &&
      !isHelpedBy(candidate.volatiles.helpinghand, raider.who) &&
      reachesRaider(situation, helpingHand.move, candidate),
  )
  return ally && choiceFor(raider, helpingHand, ally.who)
}

function attack(situation: Situation): Choice | undefined {
  const { attack: strongest } = hardestAttack({ ...situation, raider: whenActing(situation.raider) })
  return strongest && moveChoice(situation.raider, strongest)
}

function choiceFor(raider: Situation['raider'], move: IndexedMove, ally: number): Choice {
  return { ...moveChoice(raider, move), ally }
}
