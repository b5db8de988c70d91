import { abilityAgainst, abilityOf } from '@/battle/dex/active-ability'
import { applyEffect } from '@/battle/dex/effects/apply-effect'
import {
  isGuard,
  mayStartOnSide,
  sideEffectOf,
  startOnSide,
  startTerrain,
  startWeather,
  terrainOf,
  weatherOf,
} from '@/battle/dex/effects/field'
import { heal, hpShare, hurt } from '@/battle/dex/effects/hp'
import { startRoom } from '@/battle/dex/effects/rooms'
import { prolong, setCount, setVolatile } from '@/battle/dex/effects/volatiles'
import { rulesOf } from '@/battle/dex/moves/moves'
import { effectiveness, hasType } from '@/battle/dex/types'
import { isProtecting, VOLATILES } from '@/battle/dex/volatiles'
import type { FailReason, RuledVolatile, StopReason } from '@/battle/events'
import type { CombatantDraft, Turn, Use } from '@/battle/model/turn'
import { rollAccuracy } from '@/battle/turns/hit/chances'
import { type Arriving, whyBlocked } from '@/battle/turns/hit/reach'
import { meetsShield } from '@/battle/turns/hit/strike'

/** Plays a status move on each of its targets. Returns whether it did anything. */
export function playStatusMove(turn: Turn, use: Use): boolean {
  const events = turn.events.length
  const { user, move } = use
  if (!pay(turn, use)) return reportFailure(turn, user, 'HP')
  for (const target of targetsOf(turn, use)) playOn(turn, target === use.target ? use : { ...use, target })
  if (move.selfdestruct) hurt(turn, user, user.hp, { move: move.name })
  return turn.events.length > events || reportFailure(turn, user, reasonForNothing(turn, use))
}

// No source says that Encore and similar moves work on a boss.
function reasonForNothing({ boss }: Turn, { user, target, move }: Use): FailReason {
  const isSpared = target === boss && user !== boss && VOLATILES.get(move.volatileStatus ?? '')?.sparesBoss
  return isSpared || rulesOf(move.name).isLeftOut ? 'not simulated' : 'no effect'
}

function reportFailure(turn: Turn, { who }: CombatantDraft, why: FailReason): false {
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
  const { forOtherAllies } = rulesOf(move.name)
  if (user === turn.boss) return forOtherAllies ? [] : [target]
  if (forOtherAllies) return turn.raiders.filter((raider) => raider !== user && raider.hp > 0)
  return ALL_ALLIES.has(move.target) ? turn.raiders.filter(({ hp }) => hp > 0) : [target]
}

function playOn(turn: Turn, use: Use): void {
  const { user, target, move } = use
  if (user === target || isForUserAlone(use)) {
    applyMove(turn, use)
    return
  }
  if (target.hp <= 0 || isStopped(turn, use)) return
  if (!move.flags.reflectable || !abilityAgainst(user, target).bouncesStatusMoves) {
    land(turn, use)
    return
  }
  turn.events.push({ kind: 'ability', who: target.who, ability: target.ability })
  const bouncedUse = { ...use, user: target, target: user, priority: move.priority, last: true }
  if (!isStopped(turn, bouncedUse)) land(turn, bouncedUse)
}

function isStopped(turn: Turn, use: Use): boolean {
  const why = meetsShield(turn, use) ? 'shield' : (whyBlocked(turn, use) ?? whyRefused(use))
  if (why === undefined) return false
  turn.events.push({ kind: 'unaffected', who: use.target.who, why })
  return true
}

function land(turn: Turn, use: Use): void {
  if (rollAccuracy(turn, use)) applyMove(turn, use)
  else turn.events.push({ kind: 'misses', by: use.user.who, on: use.target.who })
}

function isForUserAlone({ user, move }: Use): boolean {
  const { raisesAllBut } = rulesOf(move.name)
  return raisesAllBut !== undefined && !hasType(user, raisesAllBut)
}

/** Returns why a substitute or the target's types block a status move that nothing else blocks. */
export function whyRefused({ user, target, move, type }: Arriving): StopReason | undefined {
  const isHidden = target.volatiles.substitute !== undefined && !move.flags.bypasssub
  if (isHidden && !abilityOf(user).bypassesScreens) return 'substitute'
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
  const hasBegun = applyEffect(turn, target, move, user)
  if (hasBegun && last && move.volatileStatus !== undefined) prolong(target, move.volatileStatus)
}

function changeField(turn: Turn, { user, move }: Use): void {
  const weather = move.weather === undefined ? undefined : weatherOf(move.weather)
  if (weather) startWeather(turn, weather, user)
  const terrain = move.terrain === undefined ? undefined : terrainOf(move.terrain)
  if (terrain) startTerrain(turn, terrain, user)
  if (move.pseudoWeather !== undefined) startRoom(turn, move.pseudoWeather)
  const effect = move.sideCondition === undefined ? undefined : sideEffectOf(move.sideCondition)
  if (effect !== undefined && mayStartOnSide(turn, effect)) startOnSide(turn, effect, user)
  if (isGuard(move.sideCondition)) setCount(user, 'stall', (user.volatiles.stall ?? 0) + 1)
}

// Chances in a row are 1/3, 1/9, …: https://bulbapedia.bulbagarden.net/wiki/Protect_(move)
function protect(turn: Turn, user: CombatantDraft, id: RuledVolatile): void {
  const inRow = user.volatiles.stall ?? 0
  if (!turn.random.chance(100 / 3 ** inRow)) return
  setCount(user, 'stall', inRow + 1)
  setVolatile(user, id, 1)
  turn.events.push({ kind: 'volatile', who: user.who, id })
}
