import { abilityAgainst, abilityOf, refusesStatusMoves } from '@/lib/battle/dex/active-ability'
import { applyEffect } from '@/lib/battle/dex/effects/apply-effect'
import {
  mayStartOnSide,
  sideEffectOf,
  startOnSide,
  startRoom,
  startTerrain,
  startWeather,
  terrainOf,
  weatherOf,
} from '@/lib/battle/dex/effects/field'
import { heal, hpShare, hurt } from '@/lib/battle/dex/effects/hp'
import { prolong, setCount, setVolatile } from '@/lib/battle/dex/effects/volatiles'
import { rulesOf } from '@/lib/battle/dex/moves/moves'
import { effectiveness, hasType } from '@/lib/battle/dex/types'
import { isProtecting } from '@/lib/battle/dex/volatiles'
import { hits } from '@/lib/battle/engine/hit/chances'
import { type Arriving, reasonForStop } from '@/lib/battle/engine/hit/reach'
import { meetsShield } from '@/lib/battle/engine/hit/strike'
import type { FailReason, StopReason } from '@/lib/battle/model/events'
import type { RuledVolatile } from '@/lib/battle/model/terms'
import { areAllies, type CombatantDraft, type Turn, type Use } from '@/lib/battle/model/turn'

/** Plays a status move on each of its targets. Answers whether it did anything. */
export function playStatusMove(turn: Turn, use: Use): boolean {
  const events = turn.events.length
  const { user, move } = use
  if (!pay(turn, use)) return failed(turn, user, 'HP')
  for (const target of targetsOf(turn, use)) playOn(turn, target === use.target ? use : { ...use, target })
  if (move.selfdestruct) hurt(turn, user, user.hp, { move: move.name })
  return turn.events.length > events || failed(turn, user, 'no effect')
}

function failed(turn: Turn, { who }: CombatantDraft, why: FailReason): false {
  turn.events.push({ kind: 'fails', by: who, why })
  return false
}

function pay(turn: Turn, { user, move }: Use): boolean {
  const { costs, isWasted } = rulesOf(move.name)
  if (costs === 0) return true
  const hp = hpShare(user, costs)
  if (user.hp <= hp || isWasted?.(user)) return false
  hurt(turn, user, hp, { move: move.name })
  return true
}

const ALL_ALLIES: ReadonlySet<string> = new Set(['allies', 'allyTeam'])

function targetsOf(turn: Turn, { user, target, move }: Use): readonly CombatantDraft[] {
  if (!ALL_ALLIES.has(move.target) || user === turn.boss) return [target]
  return turn.raiders.filter(({ hp }) => hp > 0)
}

function playOn(turn: Turn, use: Use): void {
  const { user, target, move } = use
  if (isForUserAlone(use)) {
    applyMove(turn, use)
    return
  }
  if (areAllies(user.who, target.who)) {
    playOnAlly(turn, use)
    return
  }
  if (target.hp <= 0) return
  const stopped = meetsShield(turn, use) ? 'shield' : (reasonForStop(turn, use) ?? reasonForRefusal(use))
  if (stopped !== undefined) {
    turn.events.push({ kind: 'unaffected', who: target.who, why: stopped })
  } else if (move.flags.reflectable && abilityAgainst(user, target).bouncesStatusMoves) {
    turn.events.push({ kind: 'ability', who: target.who, ability: target.ability })
    applyMove(turn, { ...use, user: target, target: user, last: true })
  } else if (!hits(turn, use)) {
    turn.events.push({ kind: 'misses', by: user.who, on: target.who })
  } else {
    applyMove(turn, use)
  }
}

function playOnAlly(turn: Turn, use: Use): void {
  const { user, target } = use
  if (!refusesStatusMoves(user, target)) applyMove(turn, use)
  else turn.events.push({ kind: 'unaffected', who: target.who, why: { ability: target.ability } })
}

function isForUserAlone({ user, move }: Use): boolean {
  const { raisesAllBut } = rulesOf(move.name)
  return raisesAllBut !== undefined && !hasType(user, raisesAllBut)
}

/** Why its target refuses a status move that nothing else stops (a substitute, its types); `undefined` when it does not. */
export function reasonForRefusal({ user, target, move, type }: Arriving): StopReason | undefined {
  const hidden = target.volatiles.substitute !== undefined && !move.flags.bypasssub
  if (hidden && !abilityOf(user).bypassesScreens) return 'substitute'
  return rulesOf(move.name).asksTypes && effectiveness(type, target) === 0 ? 'immune' : undefined
}

function applyMove(turn: Turn, use: Use): void {
  const { user, target, move } = use
  const { acts } = rulesOf(move.name)
  if (acts) {
    acts(turn, use)
    return
  }
  if (isProtecting(move.volatileStatus)) protect(turn, user, move.volatileStatus)
  else applyOnTarget(turn, use)
  if (move.heal > 0) heal(turn, target, hpShare(target, move.heal), { move: move.name })
  if (move.self) applyEffect(turn, user, move.self, user)
  changeField(turn, use)
}

function applyOnTarget(turn: Turn, { user, target, move, last }: Use): void {
  const began = applyEffect(turn, target, move, user)
  if (began && last && move.volatileStatus !== undefined) prolong(target, move.volatileStatus)
}

function changeField(turn: Turn, { user, move }: Use): void {
  const weather = move.weather === undefined ? undefined : weatherOf(move.weather)
  if (weather) startWeather(turn, weather, user)
  const terrain = move.terrain === undefined ? undefined : terrainOf(move.terrain)
  if (terrain) startTerrain(turn, terrain, user)
  if (move.pseudoWeather !== undefined) startRoom(turn, move.pseudoWeather)
  const effect = move.sideCondition === undefined ? undefined : sideEffectOf(move.sideCondition)
  if (effect !== undefined && mayStartOnSide(turn, effect)) startOnSide(turn, effect, user)
}

// In a row it fails more and more: one in three, nine, … https://bulbapedia.bulbagarden.net/wiki/Protect_(move)
function protect(turn: Turn, user: CombatantDraft, id: RuledVolatile): void {
  const inRow = user.volatiles.stall ?? 0
  if (!turn.random.chance(100 / 3 ** inRow)) return
  setCount(user, 'stall', inRow + 1)
  setVolatile(user, id, 1)
  turn.events.push({ kind: 'volatile', who: user.who, id })
}
