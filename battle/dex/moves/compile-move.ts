import { Dex, type Move } from '@pkmn/dex'
import {
  type BattleEffect,
  type BattleMove,
  MOVE_FLAGS,
  type SecondaryEffect,
} from '@/battle/model/battle-move'
import type { MoveRole } from '@/data/vocabulary'
import { moveRole } from './move-role'

type HitEffect = NonNullable<Move['self']>

/** Share of max HP. Source: https://bulbapedia.bulbagarden.net/wiki/Steel_Beam_(move) */
const MIND_BLOWN_COST = 1 / 2

/**
 * Excludes effects that the simulator has in code: Belly Drum, costs of Chloroblast and Clangorous Soul, Dire Claw's
 * status.
 */
export function compileMove(move: Move): BattleMove {
  const { boosts, status, volatileStatus } = effectOf(move)
  return {
    name: move.name,
    type: move.type,
    category: move.category,
    basePower: move.basePower,
    accuracy: move.accuracy,
    priority: move.priority,
    target: move.target,
    flags: flagsOf(move),
    hits: hitsOf(move),
    accuracyPerHit: move.multiaccuracy ?? false,
    critRatio: move.critRatio ?? 1,
    willCrit: move.willCrit ?? false,
    drain: share(move.drain),
    recoil: share(move.recoil),
    costsMaxHp: move.mindBlownRecoil ? MIND_BLOWN_COST : 0,
    crashes: move.hasCrashDamage ?? false,
    heal: share(move.heal),
    boosts,
    status,
    volatileStatus,
    self: selfEffectOf(move),
    secondaries: [...(move.secondaries ?? []).map(secondaryOf), ...userChances(move)],
    sideCondition: move.sideCondition,
    weather: move.weather,
    terrain: move.terrain,
    pseudoWeather: move.pseudoWeather,
    selfdestruct: Boolean(move.selfdestruct),
    thawsTarget: move.thawsTarget ?? false,
  }
}

// Every move has the same flags, set or not, so that JavaScript reads them fast.
function flagsOf({ flags }: Move): BattleMove['flags'] {
  const setFlags = new Map(Object.entries(flags))
  return Object.fromEntries(MOVE_FLAGS.map((flag) => [flag, setFlags.get(flag)]))
}

function hitsOf({ multihit = 1 }: Move): readonly [number, number] {
  if (typeof multihit === 'number') return [multihit, multihit]
  const [min = 1, max = min] = multihit
  return [min, max]
}

function share([numerator = 0, denominator = 1]: readonly number[] = []): number {
  return numerator / denominator
}

// Every effect has the same properties, so that JavaScript reads them fast.
function effectOf({ boosts, status, volatileStatus }: HitEffect): BattleEffect {
  return { boosts: boosts && { ...boosts }, status, volatileStatus }
}

type Secondary = NonNullable<Move['secondaries']>[number]

function secondaryOf({ chance = 100, self, ...effect }: Secondary): SecondaryEffect {
  return { chance, ...effectOf(effect), self: self && effectOf(self) }
}

// A user's effect with a chance becomes a side effect, such as Diamond Storm's Defense:
// https://bulbapedia.bulbagarden.net/wiki/Diamond_Storm_(move)
function userChances({ self }: Move): readonly SecondaryEffect[] {
  const chance = chanceOf(self)
  return self && chance !== undefined ? [{ chance, ...effectOf({}), self: effectOf(self) }] : []
}

function chanceOf(self: HitEffect | null | undefined): number | undefined {
  return self && 'chance' in self && typeof self.chance === 'number' ? self.chance : undefined
}

// The dex has Scale Shot's boosts after its last hit in a separate field.
function selfEffectOf({ self, selfBoost }: Move): BattleEffect | undefined {
  if ((!self && !selfBoost) || chanceOf(self) !== undefined) return undefined
  return effectOf({ ...self, boosts: self?.boosts ?? selfBoost?.boosts })
}

const cache = new Map<string, BattleMove>()

/** Returns always the same object. For tools and tests only, since it loads @pkmn/dex. Throws for an unknown move. */
export function moveNamed(name: string): BattleMove {
  const cached = cache.get(name)
  if (cached) return cached
  const move = Dex.moves.get(name)
  if (!move.exists) throw new Error(`@pkmn/dex doesn't know the move ${name}`)
  const compiled = compileMove(move)
  cache.set(name, compiled)
  return compiled
}

/** Loads @pkmn/dex, and throws for an unknown move. */
export function moveRoleNamed(name: string): MoveRole {
  return moveRole(moveNamed(name))
}
