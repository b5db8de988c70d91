import { abilityAgainst, abilityOf } from '@/lib/battle/effects/abilities'
import { sideEffectOf, terrainOf, weatherOf } from '@/lib/battle/effects/field'
import { canHave } from '@/lib/battle/effects/status'
import { weatherNow } from '@/lib/battle/effects/weather'
import type { Decider } from '@/lib/battle/fight'
import type { Choice } from '@/lib/battle/state'
import { traitsOf } from '@/lib/battle/tables/abilities'
import { debuff } from './debuff'
import { deciderOf, type Moment, moveChoice } from './decider'
import { aboutToAct, hardestAttack } from './outlook'
import type { Caution, Plan } from './plan'
import { raisesWereUndone, undoesRaisesSoon } from './resets'
import type { Placed } from './roles'
import { isUsable, reachesBoss } from './usable'

/** Share of max HP below which an ally is healed. */
const HEALED_BELOW: Readonly<Record<Caution, number>> = { never: 0, 'mean hit': 0.4, 'hardest hit': 0.65 }

/** A step of a support, in the order in which they come: the first that applies is what it does. */
type Step = (moment: Moment) => Choice | undefined

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
  strike,
]

/**
 * Plays a support: it heals allies, keeps screens, weather and terrain up, stops the boss's status moves, takes its ability,
 * afflicts it, raises its allies, lowers the boss as often as its plan says, cheers for attack, helps, and else strikes.
 */
export function supportPlaying(plan: Plan): Decider {
  return deciderOf(plan, (moment) => {
    for (const step of STEPS) {
      const choice = step(moment)
      if (choice) return choice
    }
    return undefined
  })
}

function heal(moment: Moment): Choice | undefined {
  const { state, raider, plan, roles } = moment
  const share = HEALED_BELOW[plan.caution]
  const hurt = state.raiders.find(({ hp, maxHp }) => hp > 0 && hp < maxHp * share)
  if (!hurt) return undefined
  // Heal Pulse and its like are for others alone.
  const move = roles.healsAllies.find(
    (one) => (hurt.who !== raider.who || one.move.target === 'allies') && isUsable(moment, one),
  )
  if (move) return choiceFor(raider, move, hurt.who)
  return raider.cheersLeft > 0 ? { kind: 'cheer', cheer: 'heal' } : undefined
}

function changeSide(moment: Moment): Choice | undefined {
  const { raider, roles } = moment
  const missing = roles.sideConditions.find((one) => isMissing(moment, one) && isUsable(moment, one))
  return missing && moveChoice(raider, missing)
}

// Aurora Veil does the same as both other screens, and needs snow.
function isMissing({ state }: Moment, { move }: Placed): boolean {
  const side = state.field.raiderSide
  const effect = sideEffectOf(move.sideCondition ?? '')
  if (effect === undefined || side[effect] > 0) return false
  if (effect === 'auroraVeil') return weatherNow(state) === 'Snow'
  return side.auroraVeil === 0 || (effect !== 'reflect' && effect !== 'lightScreen')
}

function taunt(moment: Moment): Choice | undefined {
  const { state, raider, roles } = moment
  const { boss } = state
  if (!roles.taunt || boss.volatiles.taunt !== undefined) return undefined
  if (abilityAgainst(raider, boss).volatilesBlocked.includes('taunt')) return undefined
  if (!boss.fighter.moves.some(({ category }) => category === 'Status')) return undefined
  return onBoss(moment, roles.taunt)
}

function changeAbility(moment: Moment): Choice | undefined {
  const { state, roles } = moment
  const { ability, fighter, abilityOffFor } = state.boss
  const [change] = roles.abilityChanges
  if (!change || ability !== fighter.ability || abilityOffFor > 0 || traitsOf(ability).fixed) return undefined
  return onBoss(moment, change)
}

function afflict(moment: Moment): Choice | undefined {
  const { state, raider, roles } = moment
  const [affliction] = roles.afflictions
  if (!affliction || state.boss.volatiles.yawn !== undefined) return undefined
  // Yawn puts to sleep.
  const status = affliction.move.status ?? 'slp'
  return canHave(state, state.boss, status, raider) ? onBoss(moment, affliction) : undefined
}

// One that has just been used and left no trace failed: another move comes first.
function onBoss(moment: Moment, one: Placed): Choice | undefined {
  const { raider } = moment
  if (raider.lastMove === one.place || !isUsable(moment, one) || !reachesBoss(moment, one.move))
    return undefined
  return moveChoice(raider, one)
}

// Of several weathers or terrains the first: they would end one another.
function changeField(moment: Moment): Choice | undefined {
  const { state, raider, roles } = moment
  const { field } = state
  const [weather] = roles.weathers
  if (weather && weatherOf(weather.move.weather ?? '') !== field.weather && isUsable(moment, weather)) {
    return moveChoice(raider, weather)
  }
  const [terrain] = roles.terrains
  if (terrain && terrainOf(terrain.move.terrain ?? '') !== field.terrain && isUsable(moment, terrain)) {
    return moveChoice(raider, terrain)
  }
  return undefined
}

function raiseAlly(moment: Moment): Choice | undefined {
  const { state, raider, plan, roles } = moment
  if ((!plan.again && raisesWereUndone(moment)) || undoesRaisesSoon(moment, 0)) return undefined
  for (const raise of roles.raisesAllies) {
    const most = Math.min(6, plan.boosts * raise.by) - raise.by
    const ally = state.raiders.find(
      (other) =>
        other.who !== raider.who &&
        other.hp > 0 &&
        other.stages[raise.stage] <= most &&
        abilityOf(other).stageFactor > 0,
    )
    if (ally && isUsable(moment, raise)) return choiceFor(raider, raise, ally.who)
  }
  return undefined
}

// Not before its allies have had the turns for as many boosts.
function cheer({ state: { field, turn }, raider, plan }: Moment): Choice | undefined {
  const isDue = raider.cheersLeft > 0 && field.attackCheer.turns === 0 && turn >= plan.boosts
  return isDue ? { kind: 'cheer', cheer: 'attack' } : undefined
}

function help(moment: Moment): Choice | undefined {
  const { state, raider, roles } = moment
  const ally = state.raiders.find(({ who, hp }) => who !== raider.who && hp > 0)
  if (!roles.helpingHand || !ally || !isUsable(moment, roles.helpingHand)) return undefined
  return choiceFor(raider, roles.helpingHand, ally.who)
}

function strike(moment: Moment): Choice | undefined {
  const { attack } = hardestAttack({ ...moment, raider: aboutToAct(moment.raider) })
  return attack && moveChoice(moment.raider, attack)
}

function choiceFor(raider: Moment['raider'], move: Placed, ally: number): Choice {
  return { ...moveChoice(raider, move), ally }
}
