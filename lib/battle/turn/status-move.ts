import { abilityAgainst, abilityOf } from '@/lib/battle/effects/abilities'
import {
  sideEffectOf,
  startOnSide,
  startRoom,
  startTerrain,
  startWeather,
  terrainOf,
  weatherOf,
} from '@/lib/battle/effects/field'
import { heal, hpShare } from '@/lib/battle/effects/heal'
import { hurt } from '@/lib/battle/effects/hurt'
import { effectiveness, hasType } from '@/lib/battle/effects/types'
import { setCount, setVolatile } from '@/lib/battle/effects/volatiles'
import { weatherNow } from '@/lib/battle/effects/weather'
import { hits } from '@/lib/battle/hit/accuracy'
import { meetsShield } from '@/lib/battle/hit/strike'
import { COSTS, SPECIALS } from '@/lib/battle/special/specials'
import { PROTECTIONS } from '@/lib/battle/tables/attack-rules'
import { applyEffect } from './apply-effect'
import { type Arriving, whatStops } from './reach'
import { areAllies, type CombatantDraft, stands, type Turn } from './turn'
import type { Use } from './use'

/** Plays a status move on each of its targets. Answers whether it did anything. */
export function playStatusMove(turn: Turn, use: Use): boolean {
  const events = turn.events.length
  const { user, move } = use
  if (!pay(turn, use)) return failed(turn, user, 'HP')
  for (const target of targetsOf(turn, use)) playOn(turn, target === use.target ? use : { ...use, target })
  if (move.selfdestruct) hurt(turn, user, user.hp, move.name)
  return turn.events.length > events || failed(turn, user, 'no effect')
}

function failed(turn: Turn, { who }: CombatantDraft, why: string): false {
  turn.events.push({ kind: 'fails', by: who, why })
  return false
}

function pay(turn: Turn, { user, move }: Use): boolean {
  const cost = COSTS.get(move.name)
  if (cost === undefined) return true
  const hp = hpShare(user, cost)
  if (user.hp <= hp || (move.name === 'Belly Drum' && user.stages.atk === 6)) return false
  hurt(turn, user, hp, move.name)
  return true
}

const ALL_ALLIES: ReadonlySet<string> = new Set(['allies', 'allyTeam'])

function targetsOf(turn: Turn, { user, target, move }: Use): readonly CombatantDraft[] {
  if (!ALL_ALLIES.has(move.target) || user === turn.boss || SPECIALS.has(move.name)) return [target]
  return turn.raiders.filter(stands)
}

function playOn(turn: Turn, use: Use): void {
  const { user, target, move } = use
  if (areAllies(user.who, target.who) || isForUserAlone(use)) {
    applyMove(turn, use)
    return
  }
  if (target.hp <= 0) return
  const stopped = meetsShield(turn, use) ? 'shield' : (whatStops(turn, use) ?? whatRefuses(use))
  if (stopped !== undefined) {
    turn.events.push({ kind: 'unaffected', who: target.who, why: stopped })
  } else if (move.flags.reflectable && abilityAgainst(user, target).bouncesStatusMoves) {
    turn.events.push({ kind: 'ability', who: target.who, ability: target.ability })
    applyMove(turn, { ...use, user: target, target: user })
  } else if (!hits(turn, use)) {
    turn.events.push({ kind: 'misses', by: user.who, on: target.who })
  } else {
    applyMove(turn, use)
  }
}

// Curse is aimed at a foe by its field, which a Ghost type's alone is: https://bulbapedia.bulbagarden.net/wiki/Curse_(move)
function isForUserAlone({ user, move }: Use): boolean {
  return move.name === 'Curse' && !hasType(user, 'Ghost')
}

// A substitute keeps status moves away; of types, Thunder Wave alone asks.
/** Why its target refuses a status move that nothing else stops; `undefined` when it does not. */
export function whatRefuses({ user, target, move, type }: Arriving): string | undefined {
  const hidden = target.volatiles.substitute !== undefined && !move.flags.bypasssub
  if (hidden && !abilityOf(user).bypassesScreens) return 'substitute'
  return move.name === 'Thunder Wave' && effectiveness(type, target) === 0 ? 'immune' : undefined
}

function applyMove(turn: Turn, use: Use): void {
  const { user, target, move } = use
  const special = SPECIALS.get(move.name)
  if (special) {
    special(turn, use)
    return
  }
  if (move.volatileStatus !== undefined && isProtection(move.volatileStatus))
    protect(turn, user, move.volatileStatus)
  else applyEffect(turn, target, move, user)
  if (move.heal > 0) heal(turn, target, hpShare(target, move.heal), move.name)
  if (move.self) applyEffect(turn, user, move.self, user)
  changeField(turn, use)
}

function changeField(turn: Turn, { user, move }: Use): void {
  const weather = move.weather === undefined ? undefined : weatherOf(move.weather)
  if (weather) startWeather(turn, weather, user)
  const terrain = move.terrain === undefined ? undefined : terrainOf(move.terrain)
  if (terrain) startTerrain(turn, terrain, user)
  if (move.pseudoWeather !== undefined) startRoom(turn, move.pseudoWeather)
  const effect = move.sideCondition === undefined ? undefined : sideEffectOf(move.sideCondition)
  if (effect === undefined || (effect === 'auroraVeil' && weatherNow(turn) !== 'Snow')) return
  startOnSide(turn, effect, user)
}

function isProtection(id: string): boolean {
  return id === 'endure' || PROTECTIONS.has(id)
}

// In a row it fails more and more: one in three, nine, … https://bulbapedia.bulbagarden.net/wiki/Protect_(move)
function protect(turn: Turn, user: CombatantDraft, id: string): void {
  const inRow = user.volatiles.stall ?? 0
  if (!turn.random.chance(100 / 3 ** inRow)) return
  setCount(user, 'stall', inRow + 1)
  setVolatile(user, id, 1)
  turn.events.push({ kind: 'volatile', who: user.who, id })
}
